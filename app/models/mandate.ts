import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'
import { instant } from '#models/columns'

export default class Mandate extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare reference: string

  @column()
  declare accountHolder: string

  @column()
  declare iban: string

  @column()
  declare street: string

  @column()
  declare houseNumber: string

  @column()
  declare zip: string

  @column()
  declare city: string

  @column()
  declare country: Country

  @column()
  declare phone: string

  @instant()
  declare signedAt: DateTime
}
