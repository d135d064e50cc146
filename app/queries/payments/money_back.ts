import type Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'

/**
 * What came for a cancelled order and goes back, as it was not enough; null where nothing came, or an
 * admin settled what becomes of it.
 */
export async function moneyBack({ id: orderId, status, currency }: Order) {
  if (status !== 'cancelled') return null
  const back = await SurplusPayment.query().where({ orderId }).whereNull('settledAt')
  const amount = back.reduce((sum, surplus) => sum + surplus.amount, 0)
  return amount > 0 ? { amount, currency } : null
}
