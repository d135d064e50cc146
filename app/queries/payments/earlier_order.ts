import { validate as isUuid } from 'uuid'
import Order from '#models/order'

/** An order that this member completed: the one named, or else the last; null without one. */
export function earlierOrder(userId: string, orderId?: unknown) {
  const completed = Order.query().where({ userId }).whereNotNull('completedAt')
  if (orderId === undefined) return completed.orderBy('completedAt', 'desc').first()
  return isUuid(orderId) ? completed.where('id', String(orderId)).first() : Promise.resolve(null)
}

export type EarlierOrder = NonNullable<Awaited<ReturnType<typeof earlierOrder>>>

/** What a page tells of the order that is repeated on it; `now` is its total today, in minor units. */
export function repeatedOrder(order: EarlierOrder, now: number | null) {
  const { credits, method, currency, totalAmount: amount } = order
  const orderedAt = order.createdAt.toJSDate().toISOString()
  return { credits, method, orderedAt, paid: { amount, currency }, now }
}
