import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { Order } from '#core/payments/orders/order'
import type { Payment } from '#core/ports/payment_gateway'

export const surplusStatuses = ['owed', 'returned', 'failed'] as const

/** Money that came for an order which it does not pay: it goes back to its payer by itself. */
export type SurplusPayment = Readonly<{
  /** Also the idempotency key of its refund. */
  id: string
  orderId: string
  provider: string
  /** Of the provider; for money to our own account the line of the bank that brought too much. */
  paymentId: string
  amount: number
  currency: Money['currency']
  /** 'owed' until the provider has taken the refund on; 'failed' is for a person to look at. */
  status: (typeof surplusStatuses)[number]
  foundAt: DateTime
}>

type Paid = Pick<Order, 'status' | 'providerPaymentId' | 'completedAt'>

/**
 * Whether this payment brought money that its order does not need (section 4): another one has
 * completed the order, or the order had failed, which is final. A late payment of an order that
 * was cancelled is none: it completes the order.
 */
export function isSurplus(payment: Pick<Payment, 'id' | 'status'>, order: Paid): boolean {
  if (payment.status !== 'paid') return false
  if (order.completedAt === null) return order.status === 'failed'
  return payment.id !== order.providerPaymentId
}
