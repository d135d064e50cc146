import { isOpen, type OrderStatus } from '#core/payments/orders/order'
import type { PaymentStatus } from '#core/ports/payment_gateway'

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

const onceCompleted: Partial<Record<PaymentStatus, OrderStatus>> = {
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/**
 * The status an order takes when its payment has this status; null when it keeps its own. A closed
 * order never changes, with two exceptions: a completed one whose payment is reversed, and a
 * cancelled one whose money arrives late, as after an expired payment: whoever has paid gets the
 * credits. Reports of a payment may come out of order, late or twice.
 * Rule: docs/product/payments.md, Orders.
 */
export function nextStatus(order: OrderStatus, payment: PaymentStatus): OrderStatus | null {
  const next = statusFor(order, payment)
  return next === order ? null : next
}

function statusFor(order: OrderStatus, payment: PaymentStatus): OrderStatus | null {
  if (isOpen({ status: order })) return whileOpen[payment]
  if (order === 'completed') return onceCompleted[payment] ?? null
  return order === 'cancelled' && payment === 'paid' ? 'completed' : null
}
