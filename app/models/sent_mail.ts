import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import type { Mail } from '#mails/mail'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class SentMail extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare kind: Mail<object>['kind']

  @instant()
  declare sentAt: DateTime

  static async note({ kind, userId }: Readonly<{ kind: Mail<object>['kind']; userId: string }>) {
    await this.create({ id: uuid(), userId, kind, sentAt: DateTime.utc() })
  }
}
