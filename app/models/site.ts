import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Site extends RowWithId {
  @column()
  declare domain: string

  @column()
  declare name: string

  @column()
  declare domainLanguage: Locale | null

  @instant()
  declare createdAt: DateTime
}
