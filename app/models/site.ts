import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'

export default class Site extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare domain: string

  @column()
  declare name: string

  @column()
  declare domainLanguage: Locale | null

  @instant()
  declare createdAt: DateTime
}
