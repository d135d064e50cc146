import type { Order } from '#core/payments/orders/order'
import { leaveLoading } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/** An open order is left alone for as long as its payer may still be at the provider. */
export const reconcileAfterMinutes = 15

type ReconcilePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Brings an order that stayed open in step with its payment, as nobody told of it: what
 * `settleOrder` does, and its refusals. An order that never got a payment, because the process
 * ended in between, has failed: its payer was never asked. Answers the order.
 */
export async function reconcileOrder(ports: ReconcilePorts, { orderId }: { orderId: string }) {
  const settled = await settleOrder(ports, { orderId })
  if (!settled.ok || !wasLeftBehind(settled.value)) return settled
  const order = await leaveLoading(ports, settled.value, { status: 'failed' })
  await ports.events.publish({ name: 'order_settled', orderId, userId: order.userId })
  return ok(order)
}

function wasLeftBehind({ status, providerPaymentId }: Order): boolean {
  return status === 'loading' && providerPaymentId === null
}
