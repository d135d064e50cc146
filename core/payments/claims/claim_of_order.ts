import { postedCredits } from '#core/credits/lots'
import { recordClaim } from '#core/payments/claims/record_claim'
import type { Order } from '#core/payments/orders/order'
import { isRefundableTo } from '#core/payments/refunds/account_proof'
import { totalPaidOut } from '#core/payments/refunds/payout'
import { givenCredits } from '#core/payments/refunds/part_of_order'
import { isByHand, type Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type OwedRepositories = Pick<
  Repositories,
  'debits' | 'ledger' | 'payouts' | 'providerRefunds' | 'refunds'
>

/**
 * Brings the claim of an order in step with what its member owes: what we had paid out of a debit
 * that the bank returned; and after a chargeback the price of the credits that could not be taken
 * back, as they are spent, and refunds that were kept for another claim or went another way than
 * their payment. Never more than was left of the payment. Nothing once the money came back.
 * Idempotent. Runs inside a unit of work, after `adjustCredits`; the caller holds the locks of
 * `lockOrder`. Rule: docs/product/payments.md, Claims.
 */
export async function claimOfOrder(
  repositories: OwedRepositories &
    Pick<Repositories, 'claims' | 'claimPayments' | 'jobs' | 'openItems'>,
  ports: Uses<'clock' | 'ids'>,
  order: Order
): Promise<void> {
  const { id: orderId, userId, provider, providerPaymentId: paymentId, currency } = order
  if (!paymentId) return
  const owed =
    (await paidOutTwice(repositories, order)) +
    (await spentOf(repositories, order)) +
    (await refundedElsewhere(repositories, order))
  const amount = Math.min(owed, await leftOf(repositories, order))
  await recordClaim(repositories, ports, { userId, orderId, provider, paymentId, amount, currency })
}

/** Cents that we paid out of a debit which came back all the same. */
async function paidOutTwice(
  { debits, payouts }: OwedRepositories,
  { provider, providerPaymentId: paymentId }: Order
) {
  if (provider !== 'direct_debit' || !paymentId) return 0
  const debit = await debits.find(paymentId)
  if (debit?.state !== 'returned') return 0
  return totalPaidOut(await payouts.where({ provider, paymentId }))
}

/**
 * Worth of the credits that were spent before a chargeback, counted as a refund counts: by the price paid per
 * credit, without transaction costs, rounded down.
 */
async function spentOf({ ledger, refunds }: OwedRepositories, order: Order) {
  const { id: orderId, status, credits, packageAmount, discountAmount } = order
  if (status !== 'charged_back') return 0
  const given = givenCredits(order, await refunds.where({ orderId }))
  const missing = postedCredits(await ledger.movementsOfOrder(orderId)) - given
  return Math.max(0, Math.floor(((packageAmount - discountAmount) * missing) / credits))
}

/** Refunds of which the provider knows nothing: their money has gone twice. */
async function refundedElsewhere(repositories: OwedRepositories, order: Order) {
  if (order.status !== 'charged_back') return 0
  const made = await madeOf(repositories, order)
  return sumOf(made.map((refund) => amountElsewhere(refund, order)))
}

/** What was left of a payment to take back: all of it where its refunds are transfers of ours. */
async function leftOf(repositories: OwedRepositories, order: Order) {
  if (order.provider === 'direct_debit' || !isRefundableTo(order.method)) return order.totalAmount
  const made = await madeOf(repositories, order)
  const own = made.map((refund) => refund.amount - amountElsewhere(refund, order))
  const others = await repositories.providerRefunds.where({ orderId: order.id })
  return Math.max(0, order.totalAmount - sumOf([...own, ...others.map(({ amount }) => amount)]))
}

async function madeOf({ refunds }: OwedRepositories, { id: orderId }: Order) {
  const all = await refunds.where({ orderId })
  return all.filter(({ status }) => status !== 'failed')
}

/** The part of a refund that did not go back the way it was paid. */
function amountElsewhere(refund: Refund, { method }: Order) {
  const isPaidOut = !isRefundableTo(method) && refund.status === 'completed'
  return isPaidOut || isByHand(refund) ? refund.amount : refund.keptAmount
}

function sumOf(amounts: readonly number[]) {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
