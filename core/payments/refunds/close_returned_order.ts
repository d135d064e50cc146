import { postedCredits } from '#core/credits/lots'
import type { Order } from '#core/payments/orders/order'
import { isOpenRefund, refundedByOrder } from '#core/payments/refunds/refund'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Closes a completed order as 'refunded' when all its credits or all its money were returned, and no
 * refund is under way. The caller holds the lock on the order.
 */
export async function closeReturnedOrder(
  { orders, refunds, providerRefunds, ledger }: Repositories,
  { id: orderId, status, totalAmount }: Order
): Promise<void> {
  if (status !== 'completed') return
  const own = await refunds.where({ orderId })
  if (own.some(isOpenRefund)) return
  const returned = refundedByOrder([...own, ...(await providerRefunds.where({ orderId }))])
  const isPaidBack = (returned.get(orderId) ?? 0) >= totalAmount
  if (!isPaidBack && postedCredits(await ledger.movementsOfOrder(orderId)) > 0) return
  await orders.update(orderId, { status: 'refunded' })
}
