import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class ReadyAnswer extends RowWithId {
  @column()
  declare adminId: string | null

  @column()
  declare siteId: string | null

  @column()
  declare language: Locale

  @column()
  declare title: string

  @column()
  declare body: string

  @instant()
  declare createdAt: DateTime
}
