import { isOpen, type Order } from '#core/payments/orders/order'
import { type Checkout, sendToPay } from '#core/payments/orders/place_order'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { noCare, pausedAt } from '#core/payments/spending/spending_care'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ResumePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Leads the payer of an order back to its payment, at the price it was placed for; once it has
 * ended, to its own page (section 4). Answers the order and where to go. Refuses as `settleOrder`
 * does, 'purchases_paused' while its buyer wants to buy nothing, and 'provider_unavailable'.
 */
export async function resumeOrder(ports: ResumePorts, input: Checkout & { orderId: string }) {
  const settled = await settleOrder(ports, { orderId: input.orderId })
  if (!settled.ok) return settled
  const allowed = await mayGoOn(ports, settled.value)
  return allowed.ok ? sendToPay(ports, settled.value, input) : allowed
}

async function mayGoOn({ clock, unitOfWork }: ResumePorts, order: Order) {
  const { userId } = order
  const found = await unitOfWork.run(({ spendingCares }) => spendingCares.find(userId))
  const isPaused = pausedAt(found ?? noCare(userId), clock.now()) !== null
  return isPaused && isOpen(order) ? refuse('purchases_paused') : ok()
}

/**
 * Gives up an order that is not paid, so that its bundle can be paid for in another way: its
 * payment takes no money any more and its discount is free again. What was paid meanwhile is
 * completed instead. Answers the order; refuses as `settleOrder` does.
 */
export async function cancelOrder(ports: ResumePorts, { orderId }: { orderId: string }) {
  const order = await ports.unitOfWork.run(({ orders }) => orders.find(orderId))
  if (order?.providerPaymentId) {
    await ports.payments.named(order.provider)?.cancel(order.providerPaymentId)
  }
  return reconcileOrder(ports, { orderId })
}
