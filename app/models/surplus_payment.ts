import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { SurplusPayment as Surplus } from '#core/payments/surplus/surplus_payment'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class SurplusPayment extends RowWithId {
  @column()
  declare orderId: string

  @column()
  declare provider: string

  @column()
  declare paymentId: string

  @column()
  declare amount: number

  @column()
  declare currency: Currency

  @column()
  declare status: Surplus['status']

  @instant()
  declare foundAt: DateTime
}
