import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { RefundState } from '#core/payments/refunds/refund'
import { instant } from '#models/columns'
import Order from '#models/order'
import RowWithMoney from '#models/row_with_money'

export default class Refund extends RowWithMoney {
  @column()
  declare orderId: string

  @column()
  declare requestId: string

  @column()
  declare credits: number

  @column()
  declare costsAmount: number

  @column()
  declare keptAmount: number

  @column()
  declare status: RefundState

  @column()
  declare refundedBy: string | null

  @instant()
  declare createdAt: DateTime

  @instant()
  declare endedAt: DateTime | null

  @instant()
  declare settledAt: DateTime | null

  @column()
  declare settledNote: string | null

  /** All refunds of a user's orders. */
  static ofUser(userId: string, client?: TransactionClientContract) {
    const orders = Order.query({ client }).where({ userId }).select('id')
    return this.query({ client }).whereIn('orderId', orders)
  }
}
