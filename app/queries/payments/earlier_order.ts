import { isId } from '#core/id'
import Order from '#models/order'

/** A completed order of this member: the named one or the last; null without one. */
export function earlierOrder(userId: string, orderId?: unknown) {
  const completed = Order.query().where({ userId }).whereNotNull('completedAt')
  if (orderId === undefined) return completed.orderBy('completedAt', 'desc').first()
  return isId(orderId) ? completed.where('id', String(orderId)).first() : Promise.resolve(null)
}

export type EarlierOrder = NonNullable<Awaited<ReturnType<typeof earlierOrder>>>

/** The order that a page repeats; `now` is its total at today's prices, in minor units. */
export function repeatedOrder(order: EarlierOrder, now: number | null) {
  const { credits, method, currency, totalAmount: amount } = order
  const orderedAt = order.createdAt.toJSDate().toISOString()
  return { credits, method, orderedAt, paid: { amount, currency }, now }
}
