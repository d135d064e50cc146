import { postedCredits } from '#core/credits/lots'
import type { Order } from '#core/payments/orders/order'
import { refundedByOrder } from '#core/payments/refunds/refund'
import type { Repositories } from '#core/ports/unit_of_work'

/** An order with its site, and what its money and credits are now; null for an unknown one. */
export async function moneyOf(repositories: Repositories, orderId: string) {
  const { ledger, orders, providerRefunds, refunds, users } = repositories
  const order: Order | null = await orders.find(orderId)
  const user = order && (await users.find(order.userId))
  if (!user) return null
  const made = [
    ...(await refunds.where({ orderId })),
    ...(await providerRefunds.where({ orderId })),
  ]
  const held = {
    refunded: refundedByOrder(made).get(orderId) ?? 0,
    posted: postedCredits(await ledger.movementsOfOrder(orderId)),
    balance: user.credits,
  }
  return { order, siteId: user.siteId, held }
}
