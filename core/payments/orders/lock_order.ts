import type { Order } from '#core/payments/orders/order'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Locks the buyer of an order, then the order, and returns it; null when it does not exist. Whoever
 * locks several rows takes them in one order, or two units of work could wait for each other: user,
 * order, discount code, everything else, and the number of an invoice last (decision 0073).
 */
export async function lockOrder(
  { users, orders }: Pick<Repositories, 'users' | 'orders'>,
  orderId: string
): Promise<Order | null> {
  const found = await orders.find(orderId)
  if (!found) return null
  await users.lock(found.userId)
  return orders.lock(orderId)
}
