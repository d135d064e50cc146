import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { Order } from '#core/payments/orders/order'
import type { Payment } from '#core/ports/payment_gateway'

export const surplusStatuses = ['owed', 'returned', 'failed'] as const

/** Money received for an order that does not need it (an overpayment): a job refunds it. */
export type SurplusPayment = Readonly<{
  /** Serves as the idempotency key of its first refund, too. */
  id: string
  orderId: string
  provider: string
  /** The provider's id; for money on our own account the statement line that brought it. */
  paymentId: string
  amount: number
  currency: Money['currency']
  /** 'owed' until the provider has accepted the refund; 'failed' needs a person. */
  status: (typeof surplusStatuses)[number]
  foundAt: DateTime
  /** The idempotency key of a refund that an admin had tried again; null before that. */
  refundId: string | null
  /** When an admin settled by hand what had failed, and how. */
  settledAt: DateTime | null
  settledNote: string | null
}>

/** Whether a surplus waits for a person: its provider refused to refund it, and nobody settled it. */
export function isStuck({ settledAt, status }: Pick<SurplusPayment, 'settledAt' | 'status'>) {
  return status === 'failed' && settledAt === null
}

type Paid = Pick<Order, 'status' | 'providerPaymentId' | 'completedAt'>

/**
 * Whether this payment brought money that its order does not need: another payment has completed
 * the order, or the order has failed, which is final. A late payment of a cancelled order is no
 * surplus: it completes the order. Rule: docs/product/payments.md, Surplus payments.
 */
export function isSurplus(payment: Pick<Payment, 'id' | 'status'>, order: Paid): boolean {
  if (payment.status !== 'paid') return false
  if (order.completedAt === null) return order.status === 'failed'
  return payment.id !== order.providerPaymentId
}
