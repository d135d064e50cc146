import { postedCredits } from '#core/credits/lots'
import { recordClaim } from '#core/payments/claims/record_claim'
import type { Order } from '#core/payments/orders/order'
import { totalPaidOut } from '#core/payments/refunds/payout'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type OwedRepositories = Pick<Repositories, 'debits' | 'ledger' | 'payouts' | 'refunds'>

/**
 * Brings the claim of an order in step with what its member owes: what we had paid out of a debit
 * that the bank returned, and after a chargeback the price of the credits that could not be taken
 * back, as they are spent, and what was kept of its refunds for another claim; nothing once the money
 * came back. Idempotent. Runs inside a unit of work,
 * after `adjustCredits`; the caller holds the locks of `lockOrder`.
 * Rule: docs/product/payments.md, Claims.
 */
export async function claimOfOrder(
  repositories: OwedRepositories &
    Pick<Repositories, 'claims' | 'claimPayments' | 'jobs' | 'openItems'>,
  ports: Uses<'clock' | 'ids'>,
  order: Order
): Promise<void> {
  const { id: orderId, userId, provider, providerPaymentId: paymentId, currency } = order
  if (!paymentId) return
  const twice = await paidOutTwice(repositories, order)
  const spent = await spentOf(repositories, order)
  const amount = twice + spent + (await keptOf(repositories, order))
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

/** As in a refund: the price paid per credit, without transaction costs, rounded down. */
async function spentOf(
  { ledger }: OwedRepositories,
  { id, status, credits, packageAmount, discountAmount }: Order
) {
  if (status !== 'charged_back') return 0
  const missing = postedCredits(await ledger.movementsOfOrder(id))
  return Math.floor(((packageAmount - discountAmount) * missing) / credits)
}

/** It paid what the member owes for another order, with money that is gone now. */
async function keptOf({ refunds }: OwedRepositories, { id: orderId, status }: Order) {
  if (status !== 'charged_back') return 0
  const kept = (await refunds.where({ orderId })).filter((refund) => refund.status !== 'failed')
  return kept.reduce((sum, { keptAmount }) => sum + keptAmount, 0)
}
