import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SurplusPayment as Surplus } from '#core/payments/surplus/surplus_payment'
import { instant } from '#models/columns'
import RowWithMoney from '#models/row_with_money'

export default class SurplusPayment extends RowWithMoney {
  @column()
  declare orderId: string

  @column()
  declare provider: string

  @column()
  declare paymentId: string

  @column()
  declare status: Surplus['status']

  @instant()
  declare foundAt: DateTime

  @column()
  declare refundId: string | null

  @instant()
  declare settledAt: DateTime | null

  @column()
  declare settledNote: string | null
}
