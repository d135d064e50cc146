import type { Order } from '#core/payments/orders/order'
import { updateLoadingOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/** Minutes after which an open order is reconciled: until then its payer may be at the provider. */
export const reconcileAfterMinutes = 15

type ReconcilePorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Settles an order that stayed open because no webhook came, as `settleOrder` does and with its
 * refusals. An order without a payment, left by a process that stopped in between, fails: its payer
 * was never asked to pay. Returns the order. Rule: docs/product/payments.md, Orders.
 */
export async function reconcileOrder(ports: ReconcilePorts, { orderId }: { orderId: string }) {
  const settled = await settleOrder(ports, { orderId })
  if (!settled.ok || !wasAbandoned(settled.value)) return settled
  const order = await updateLoadingOrder(ports, settled.value, { status: 'failed' })
  await ports.events.publish({ name: 'order_settled', orderId, userId: order.userId })
  return ok(order)
}

function wasAbandoned({ status, providerPaymentId }: Order): boolean {
  return status === 'loading' && providerPaymentId === null
}
