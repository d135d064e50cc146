import Order from '#models/order'

/** An order of this member; another member's is not found. */
export function ownOrder(userId: string, orderId: string) {
  return Order.query().where({ id: orderId, userId }).firstOrFail()
}
