import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { openStatuses, type OrderStatus } from '#core/payments/orders/order'
import type { Country } from '#core/sites/countries'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Order extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare packageId: string

  @column()
  declare clientId: string

  @column()
  declare method: PaymentMethod

  @column()
  declare status: OrderStatus

  @column()
  declare country: Country

  @column()
  declare currency: Currency

  @column()
  declare credits: number

  @column()
  declare packageAmount: number

  @column()
  declare discountAmount: number

  @column()
  declare costsAmount: number

  @column()
  declare totalAmount: number

  @column()
  declare discountCode: string | null

  @column()
  declare provider: string

  @column()
  declare providerPaymentId: string | null

  @column()
  declare useAtOnceVersion: number | null

  @instant()
  declare createdAt: DateTime

  @instant()
  declare completedAt: DateTime | null

  @instant()
  declare supersededAt: DateTime | null

  @column()
  declare replacesId: string | null

  /** A member's open orders, and those completed since a moment. */
  static openOrCompletedSince(userId: string, since: DateTime, client?: TransactionClientContract) {
    return this.query({ client })
      .where({ userId })
      .where((which) => {
        which.whereIn('status', [...openStatuses]).orWhere('completedAt', '>=', since.toMillis())
      })
  }
}
