import type Order from '#models/order'
import Refund from '#models/refund'

/** The refunds of an order, done or pending; oldest first. */
export async function refundsOf({ id: orderId }: Order) {
  const refunds = await Refund.query().where({ orderId }).orderBy('id')
  return refunds.map(({ id, credits, status, amount, currency }) => {
    return { id, credits, status, money: { amount, currency } }
  })
}
