import type Order from '#models/order'
import { amountToPay } from '#core/payments/refunds/refund'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'

/**
 * The refunds of an order, done or pending, oldest first; then those that support made at the
 * provider. Without a number of credits where they took none.
 */
export async function refundsOf({ id: orderId }: Order) {
  const refunds = await Refund.query().where({ orderId }).orderBy('id')
  const own = refunds.map((refund) => {
    const { id, credits, status, currency } = refund
    return {
      id,
      credits: credits || null,
      status,
      money: { amount: amountToPay(refund), currency },
    }
  })
  const others = await ProviderRefund.query().where({ orderId }).orderBy('foundAt')
  const made = others.map(({ id, amount, currency }) => {
    return { id, credits: null, status: 'completed' as const, money: { amount, currency } }
  })
  return [...own, ...made]
}
