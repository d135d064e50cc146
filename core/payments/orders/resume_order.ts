import { isOpen, type Order } from '#core/payments/orders/order'
import { type Checkout, startPayment } from '#core/payments/orders/place_order'
import { supersedeOrder } from '#core/payments/orders/superseded'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { noSpendingLimits, pauseEnd } from '#core/payments/spending/spending_limits'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ResumePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Returns an order and the URL that leads its payer back to its payment, at the price it was placed
 * for, or to the page of the order once it is closed. Refuses as `settleOrder` does,
 * 'purchases_paused' while the member has paused purchases, and 'provider_unavailable'.
 * Rule: docs/product/payments.md, Orders.
 */
export async function resumeOrder(ports: ResumePorts, input: Checkout & { orderId: string }) {
  const settled = await settleOrder(ports, { orderId: input.orderId })
  if (!settled.ok) return settled
  const allowed = await mayResume(ports, settled.value)
  return allowed.ok ? startPayment(ports, settled.value, input) : allowed
}

async function mayResume({ clock, unitOfWork }: ResumePorts, order: Order) {
  const { userId } = order
  const limits = await unitOfWork.run(({ spendingLimits }) => spendingLimits.find(userId))
  const isPaused = pauseEnd(limits ?? noSpendingLimits(userId), clock.now()) !== null
  return isPaused && isOpen(order) ? refuse('purchases_paused') : ok()
}

/**
 * Cancels an order that is not paid, so that its bundle can be paid for in another way: its payment
 * is cancelled at the provider, or superseded where that is not possible, and its discount code
 * released. If it was paid meanwhile, it is completed instead. Returns the order; refuses as `settleOrder` does.
 */
export async function cancelOrder(ports: ResumePorts, { orderId }: { orderId: string }) {
  const order = await ports.unitOfWork.run(({ orders }) => orders.find(orderId))
  if (order?.providerPaymentId) {
    await ports.payments.named(order.provider)?.cancel(order.providerPaymentId)
  }
  const reconciled = await reconcileOrder(ports, { orderId })
  if (!reconciled.ok || !isOpen(reconciled.value)) return reconciled
  return ok(await supersedeOrder(ports, reconciled.value))
}
