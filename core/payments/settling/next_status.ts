import { isOpen, type OrderStatus } from '#core/payments/orders/order'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'

const whileOpen: Record<PaymentStatus, OrderStatus> = {
  open: 'pending',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  // Reversed before its completion was seen here: nothing was posted, so nothing is reversed.
  refunded: 'cancelled',
  charged_back: 'cancelled',
}

type Reported = Pick<Payment, 'status' | 'recovered'>

/**
 * The status an order takes when its payment is in this state; null when it keeps its own. A closed
 * order never changes, with three exceptions: a completed or refunded one whose payment is charged back
 * (of a refund, some may have been kept for a claim), one that was charged back and whose money came
 * back, and a cancelled one whose money arrives late, as after an expired payment: whoever has paid
 * gets the credits. Refunds are no matter of the status of the payment: see `recordProviderRefunds`.
 * Reports of a payment may come out of order, late or twice: a stale 'paid' does not end a chargeback,
 * only a payment that knows of one does. Rule: docs/product/payments.md, Orders.
 */
export function nextStatus(order: OrderStatus, payment: Reported): OrderStatus | null {
  const next = statusFor(order, payment)
  return next === order ? null : next
}

function statusFor(order: OrderStatus, { status, recovered }: Reported): OrderStatus | null {
  if (isOpen({ status: order })) return whileOpen[status]
  if (order === 'completed' || order === 'refunded') {
    return status === 'charged_back' ? 'charged_back' : null
  }
  if (order === 'charged_back') return recovered && status !== 'charged_back' ? 'completed' : null
  return order === 'cancelled' && status === 'paid' ? 'completed' : null
}
