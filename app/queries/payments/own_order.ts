import Order from '#models/order'

/** An order of this member; anybody else's does not exist for them. */
export function ownOrder(userId: string, orderId: string) {
  return Order.query().where({ id: orderId, userId }).firstOrFail()
}
