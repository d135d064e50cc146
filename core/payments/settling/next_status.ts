import { isOpen, type OrderStatus } from '#core/payments/orders/order'
import type { PaymentStatus } from '#core/ports/payment_gateway'

const whileOpen: Record<PaymentStatus, OrderStatus> = {
  open: 'pending',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  // The money was back before it was seen here: nothing was booked, nothing is to be undone.
  refunded: 'cancelled',
  charged_back: 'cancelled',
}

const onceCompleted: Partial<Record<PaymentStatus, OrderStatus>> = {
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/**
 * The status an order takes when its payment is found in this state; null when it keeps its own
 * (section 4). An order that has ended never changes, except a completed one whose money goes
 * back, and a cancelled one whose money comes after all, as when its payment had expired: who has
 * paid gets the credits. A payment's reports may come in any order, late or twice.
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
