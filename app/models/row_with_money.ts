import { column } from '@adonisjs/lucid/orm'
import type { Currency } from '#core/money'
import RowWithId from '#models/row_with_id'

/** A row about an amount of money, in minor units of its currency. */
export default class RowWithMoney extends RowWithId {
  @column()
  declare amount: number

  @column()
  declare currency: Currency
}
