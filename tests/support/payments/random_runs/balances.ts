import type { Movement } from '#core/credits/movement'
import { refundable } from '#core/credits/refundable'
import type { Order } from '#core/payments/orders/order'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { returnedByOrder } from '#core/payments/refunds/refund'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import { lotsIn } from '#tests/support/payments/exact_refunds'
import { webhookOf, type Checkout } from '#tests/support/payments/checkout'

/** The balance of each account. */
export function balances(movements: readonly Movement[]) {
  const sums = new Map<string, number>()
  for (const { from, to, credits } of movements) {
    sums.set(from, (sums.get(from) ?? 0) - credits)
    sums.set(to, (sums.get(to) ?? 0) + credits)
  }
  return sums
}

/** Runs the hourly job and every webhook, and ends every refund at the provider. */
export async function settleEverything(checkout: Checkout) {
  const { orders, refunds, surplusPayments } = checkout.repositories
  const { payments } = checkout
  payments.refundsAre = 'refunded'
  for (const orderId of [...orders.rows.keys()]) await reconcileOrder(checkout, { orderId })
  for (const id of [...payments.payments.keys()]) await settleOrder(checkout, webhookOf(id))
  for (const [surplusId] of surplusPayments.rows) {
    await refundSurplus(checkout, { surplusId, description: 'Refund' })
  }
  for (const [refundId, { status }] of payments.refunds) {
    if (status === 'pending') payments.endRefund(refundId, 'refunded')
  }
  for (const [refundId] of refunds.rows) {
    await payOutRefund(checkout, { refundId, description: 'Refund', hasAccount: true })
  }
}

/** The money for an order that was not refunded or charged back, in minor units. */
export async function moneyKept({ payments }: Checkout, { id }: Order) {
  const receipts = (await payments.received()).filter(({ orderId }) => orderId === id)
  return receipts.reduce((sum, { amount, returned }) => sum + amount.amount - returned, 0)
}

/** The refund for the unused credits of an order, whatever its age. */
export function moneyOwed(checkout: Checkout, order: Order) {
  const refunded = returnedByOrder([...checkout.repositories.refunds.rows.values()])
  const lots = lotsIn(checkout, order.userId)
  const bundles = order.status === 'completed' ? [order] : []
  const now = checkout.clock.now()
  const [part] = refundable({ lots, bundles, refunded, refundDays: 1, now })
  return part?.amount ?? 0
}

/**
 * The earnings of an order: its costs and the price of every spent credit. A chargeback earns
 * nothing, even where all credits had been refunded before.
 */
export function moneyEarned(checkout: Checkout, order: Order) {
  const payment = checkout.payments.payments.get(order.providerPaymentId ?? '')
  if (order.completedAt === null || payment?.status === 'charged_back') return 0
  const lot = lotsIn(checkout, order.userId).find(({ orderId }) => orderId === order.id)
  const used = lot ? lot.credits - lot.unused : 0
  const paid = order.packageAmount - order.discountAmount
  return order.costsAmount + (paid * used) / order.credits
}

/** What refunds of an order kept, for a debt that a chargeback of another order had left. */
export function keptForClaims({ repositories }: Checkout, { id }: Order) {
  const refunds = [...repositories.refunds.rows.values()]
  const made = refunds.filter(({ orderId, status }) => orderId === id && status !== 'failed')
  return made.reduce((sum, { keptAmount }) => sum + keptAmount, 0)
}

/** The unspent credits of an order. */
export function unusedCredits(checkout: Checkout, { id, userId }: Order) {
  return lotsIn(checkout, userId).find(({ orderId }) => orderId === id)?.unused ?? 0
}
