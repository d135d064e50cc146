import { column } from '@adonisjs/lucid/orm'
import type { Tier } from '#core/sites/package_terms'
import type { Currency } from '#core/money'
import RowWithId from '#models/row_with_id'

export default class Package extends RowWithId {
  @column()
  declare tier: Tier

  @column()
  declare credits: number

  @column()
  declare currency: Currency

  @column()
  declare amount: number
}
