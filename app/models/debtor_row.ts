import { column } from '@adonisjs/lucid/orm'
import type { Country } from '#core/sites/countries'
import RowWithId from '#models/row_with_id'

/** The debtor of a mandate, signed or not. */
export default class DebtorRow extends RowWithId {
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
}
