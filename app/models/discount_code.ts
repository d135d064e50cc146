import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type {
  DiscountCode as CoreDiscountCode,
  DiscountCodeStatus,
} from '#core/payments/discounts/discount_code'
import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Country } from '#core/sites/countries'
import { instant, list } from '#models/columns'

export default class DiscountCode extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare code: string

  @column()
  declare status: DiscountCodeStatus

  @column()
  declare valuePercentage: number

  @column()
  declare country: Country | null

  @column()
  declare userId: string | null

  @column()
  declare currency: Currency | null

  @column()
  declare minimumOrderValue: number

  @list()
  declare paymentMethods: readonly PaymentMethod[]

  @instant()
  declare startsAt: DateTime | null

  @instant()
  declare expiresAt: DateTime | null

  @column()
  declare purpose: CoreDiscountCode['purpose']

  @column()
  declare orderId: string | null

  @column()
  declare batchId: string | null

  @instant()
  declare createdAt: DateTime
}
