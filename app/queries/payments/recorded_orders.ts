import type { DateTime } from 'luxon'
import { amountToPay, isByHand, isOpenRefund } from '#core/payments/refunds/refund'
import type { RecordedOrder } from '#core/payments/settling/settlement_differences'
import AccountProof from '#models/account_proof'
import LedgerMovement from '#models/ledger_movement'
import Order from '#models/order'
import Payout from '#models/payout'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'
import SurplusPayment from '#models/surplus_payment'

type Wanted = Readonly<{
  provider: string
  since: DateTime
  until: DateTime
  orderIds: readonly string[]
}>
/** With the beginning of its day (UTC): when it completed, or else was placed. */
type Recorded = RecordedOrder & Readonly<{ paymentId: string | null; day: DateTime }>

/**
 * What our records say about the orders a provider was paid for between two moments, and about the
 * named ones. Orders of the demo data have no payments, so they are left out.
 */
export async function recordedOrders(wanted: Wanted): Promise<Recorded[]> {
  const orders = await ordersOf(wanted)
  const ids = orders.map(({ id }) => id)
  const sold = await LedgerMovement.query().where('kind', 'purchase').whereIn('orderId', ids)
  const refunds = await Refund.query().whereIn('orderId', ids)
  const proofs = await AccountProof.query().whereIn(
    'id',
    refunds.map(({ id }) => id)
  )
  const toAccounts = new Set(proofs.map(({ id }) => id))
  const others = await ProviderRefund.query().whereIn('orderId', ids)
  const surplus = await dueSurplus(ids)
  const isSold = new Set(sold.map(({ orderId }) => orderId))
  return orders.map((order) => {
    const { id: orderId, currency, totalAmount, providerPaymentId: paymentId } = order
    const ofOrder = (one: { orderId: string }) => one.orderId === orderId
    // What goes to an account of the member, or was given back by hand, stays at the provider.
    const own = refunds.filter((one) => {
      return ofOrder(one) && !toAccounts.has(one.id) && !isByHand(one)
    })
    const back = own.filter(({ status }) => status === 'completed')
    const underway = own.filter(isOpenRefund)
    const isWhole = order.status === 'charged_back'
    return {
      orderId,
      paymentId,
      day: (order.completedAt ?? order.createdAt).startOf('day'),
      currency,
      sold: isSold.has(orderId) ? totalAmount : 0,
      returned: isWhole ? totalAmount : sumToPay(back) + sumOf(others.filter(ofOrder)),
      returning: isWhole ? 0 : sumToPay(underway),
      owed: sumOf(surplus.filter(ofOrder)),
    }
  })
}

function ordersOf({ orderIds, provider, since, until }: Wanted) {
  return Order.query()
    .where({ provider })
    .where((which) => {
      which
        .whereBetween('completedAt', [since.toMillis(), until.toMillis() - 1])
        .orWhereIn('id', [...orderIds])
    })
    .where((which) => {
      which.whereNull('providerPaymentId').orWhereNot('providerPaymentId', 'like', 'sbx_demo_%')
    })
}

/** Surplus that is still here: the operator may have to pay it back. */
function dueSurplus(orderIds: readonly string[]) {
  const owed = Payout.query().whereNull('paidAt').select('id')
  return SurplusPayment.query()
    .whereIn('orderId', [...orderIds])
    .where((which) => {
      which.where('status', 'owed').orWhereIn('id', owed).orWhereIn('refundId', owed)
    })
}

function sumToPay(refunds: readonly Refund[]) {
  return refunds.reduce((sum, refund) => sum + amountToPay(refund), 0)
}

function sumOf(rows: readonly { amount: number }[]) {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
