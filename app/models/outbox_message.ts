import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** What the offline mailer, SMS sender and push notifier "sent"; read at /dev/outbox. */
export default class OutboxMessage extends RowWithId {
  static table = 'outbox'
  @column()
  declare channel: 'mail' | 'sms' | 'push'

  @column()
  declare recipient: string

  @column()
  declare subject: string

  @column()
  declare text: string

  @column()
  declare html: string | null

  @instant()
  declare sentAt: DateTime
}
