import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import Order from '#models/order'
import RowWithMoney from '#models/row_with_money'

export default class ProviderRefund extends RowWithMoney {
  @column()
  declare orderId: string

  @instant()
  declare foundAt: DateTime

  /** The refunds of all orders of a user. */
  static ofUser(userId: string, client?: TransactionClientContract) {
    const orders = Order.query({ client }).where({ userId }).select('id')
    return this.query({ client }).whereIn('orderId', orders)
  }
}
