import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class ReadyLine extends RowWithId {
  @column()
  declare adminId: string

  @column()
  declare language: Locale

  @column()
  declare body: string

  @instant()
  declare createdAt: DateTime
}
