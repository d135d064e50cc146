import type { Money } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods'
import type { Locale } from '#core/sites/locales'

export type PaymentRequest = Readonly<{
  /** Also the idempotency key: asking twice makes one payment. */
  orderId: string
  amount: Money
  method: PaymentMethod
  description: string
  language: Locale
  /** Where the payer's browser comes back to. */
  returnUrl: string
  /** Where the provider tells of changes. */
  webhookUrl: string
}>

export const paymentStatuses = [
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the provider knows of a payment: the only truth about money. */
export type Payment = Readonly<{
  id: string
  orderId: string
  status: PaymentStatus
  amount: Money
}>

export abstract class PaymentGateway {
  abstract readonly name: string
  /**
   * Makes the payment of an order, or finds the one made before. Throws when the provider does
   * not answer or will not; the adapter logs why, as the member only learns that it failed.
   */
  abstract create(request: PaymentRequest): Promise<Readonly<{ paymentId: string; payUrl: string }>>
  /** Ends a payment that is open, so that nobody can pay it any more; another stays as it is. */
  abstract cancel(paymentId: string): Promise<void>
  /** The payment as the provider has it now; null for an id that is not its own. */
  abstract find(paymentId: string): Promise<Payment | null>
}
