import type { DateTime } from 'luxon'
import { openStatuses } from '#core/payments/orders/order'
import Order from '#models/order'

/** Open orders placed before a moment, a batch at a time: pass the last id for the next batch. */
export async function staleOrders(before: DateTime, after: string, limit = 100) {
  const orders = await Order.query()
    .whereIn('status', [...openStatuses])
    .where('createdAt', '<', before.toMillis())
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
  return orders.map(({ id }) => id)
}
