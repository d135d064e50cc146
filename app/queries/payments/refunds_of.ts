import type Order from '#models/order'
import Refund from '#models/refund'

/** What went back, or is to go back, of an order; oldest first. */
export async function refundsOf({ id: orderId }: Order) {
  const refunds = await Refund.query().where({ orderId }).orderBy('id')
  return refunds.map(({ id, credits, status, amount, currency }) => {
    return { id, credits, status, money: { amount, currency } }
  })
}
