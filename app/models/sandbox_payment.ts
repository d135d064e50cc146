import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** A payment at the sandbox provider; the shop reads it only through the payment gateway. */
export default class SandboxPayment extends RowWithId {
  @column()
  declare orderId: string

  @column()
  declare status: PaymentStatus

  @column()
  declare amount: number

  @column()
  declare currency: Currency

  @column()
  declare method: PaymentMethod

  /** The BIC of the bank chosen in the shop. */
  @column()
  declare bank: string | null

  @column()
  declare description: string

  @column()
  declare language: Locale

  @column()
  declare returnUrl: string

  @column()
  declare webhookUrl: string

  @instant()
  declare createdAt: DateTime
}
