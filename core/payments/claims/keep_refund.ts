import { isStanding, totalPaid, type Claim } from '#core/payments/claims/claim'
import { addPayment } from '#core/payments/claims/pay_claim'
import { resolveOpenItem } from '#core/payments/open_items/record_open_item'
import type { Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type ClaimRepositories = Pick<Repositories, 'claims' | 'claimPayments' | 'openItems'>
type ClaimPorts = Uses<'clock' | 'ids'>
type Refunded = Pick<Refund, 'id' | 'amount' | 'currency'>

/**
 * Keeps as much of a new refund as its member owes in the same currency, for their oldest claim.
 * Returns what is kept, in minor units. Runs inside a unit of work, with the lock on the member.
 * Rule: docs/product/payments.md, Claims.
 */
export async function keepForClaim(
  repositories: ClaimRepositories,
  ports: ClaimPorts,
  userId: string,
  { id, amount, currency }: Refunded
): Promise<number> {
  const own = await repositories.claims.where({ userId, currency }, 'id')
  const claim = own.find(isStanding)
  if (!claim) return 0
  const kept = Math.min(amount, await leftOf(repositories, claim))
  await addPayment(repositories, ports, { id, claimId: claim.id, amount: kept })
  return kept
}

/**
 * Gives back what was kept of a refund that failed, as its credits are back too: the claim stands
 * again for it. Runs inside a unit of work, with the lock on the member.
 */
export async function returnKept(
  repositories: ClaimRepositories,
  ports: ClaimPorts,
  { id }: Pick<Refund, 'id'>
): Promise<void> {
  const { claims, claimPayments } = repositories
  const payment = await claimPayments.find(id)
  if (!payment) return
  await claimPayments.remove(id)
  const sourceId = `${id}:${payment.releasedAmount}`
  await resolveOpenItem(repositories, ports, { source: 'claim', sourceId, note: 'refund failed' })
  const claim = await claims.lock(payment.claimId)
  if (!claim || (await leftOf(repositories, claim)) === 0) return
  await claims.update(claim.id, { settledAt: null, settledNote: null })
}

async function leftOf({ claimPayments }: ClaimRepositories, { id: claimId, amount }: Claim) {
  return Math.max(0, amount - totalPaid(await claimPayments.where({ claimId })))
}
