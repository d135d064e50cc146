import type { DateTime } from 'luxon'
import { isTakenBack } from '#core/payments/take_back'
import { isUnderway } from '#core/payments/refunds/refund'
import type { BookedOrder } from '#core/payments/settlements'
import LedgerMovement from '#models/ledger_movement'
import Order from '#models/order'
import Refund from '#models/refund'
import SurplusPayment from '#models/surplus_payment'

type Wanted = Readonly<{ provider: string; since: DateTime; orderIds: readonly string[] }>
type Booked = BookedOrder & Readonly<{ paymentId: string | null }>

/**
 * What our books say of the orders that a provider was paid for since then, and of those named.
 * Orders of the demo world name payments that were never made: they are left out.
 */
export async function bookedOrders({ provider, since, orderIds }: Wanted): Promise<Booked[]> {
  const orders = await Order.query()
    .where({ provider })
    .where((which) => {
      which.where('completedAt', '>=', since.toMillis()).orWhereIn('id', [...orderIds])
    })
    .where((which) => {
      which.whereNull('providerPaymentId').orWhereNot('providerPaymentId', 'like', 'sbx_demo_%')
    })
  const ids = orders.map(({ id }) => id)
  const sold = await LedgerMovement.query().where('kind', 'purchase').whereIn('orderId', ids)
  const refunds = await Refund.query().whereIn('orderId', ids)
  const surplus = await SurplusPayment.query().where('status', 'owed').whereIn('orderId', ids)
  const isSold = new Set(sold.map(({ orderId }) => orderId))
  return orders.map((order) => {
    const { id: orderId, currency, totalAmount, providerPaymentId: paymentId } = order
    const ofOrder = (one: { orderId: string }) => one.orderId === orderId
    const own = refunds.filter(ofOrder)
    const back = own.filter(({ status }) => status === 'completed')
    const isAllBack = isTakenBack(order) && !isClosedBy(back, order)
    const underway = isAllBack ? [] : own.filter(isUnderway)
    return {
      ...{ orderId, paymentId, currency },
      sold: isSold.has(orderId) ? totalAmount : 0,
      returned: isAllBack ? totalAmount : sumOf(back),
      returning: sumOf(underway),
      owed: sumOf(surplus.filter(ofOrder)),
    }
  })
}

/** Refunds of all its credits, which leave the transaction costs, and not the provider. */
function isClosedBy(refunds: readonly Refund[], { status, credits }: Order) {
  const refunded = refunds.reduce((sum, refund) => sum + refund.credits, 0)
  return status === 'refunded' && refunded === credits
}

function sumOf(rows: readonly { amount: number }[]) {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
