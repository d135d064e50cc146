import { isStanding, totalPaid, type Claim } from '#core/payments/claims/claim'
import { releaseExcess } from '#core/payments/claims/release_excess'
import { recordOpenItem } from '#core/payments/open_items/record_open_item'
import { referenceOf } from '#core/payments/sepa/rf_reference'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type ClaimRepositories = Pick<Repositories, 'claims' | 'claimPayments' | 'jobs' | 'openItems'>
type ClaimPorts = Uses<'ids' | 'clock'>

type Owed = Pick<Claim, 'userId' | 'orderId' | 'provider' | 'paymentId' | 'amount' | 'currency'>

/** How a claim was settled that was paid in full. */
export const paidNote = 'paid'

/**
 * Records what a member owes for a payment in all, 0 where nothing is owed any more. A new claim, one
 * that is raised and one that stands again are told to the member by mail; what was paid of it and is
 * not owed comes on the operator's list. Idempotent. Runs inside a unit of work, with the lock on the
 * member. Rule: docs/product/payments.md, Claims.
 */
export async function recordClaim(
  repositories: ClaimRepositories,
  ports: ClaimPorts,
  owed: Owed
): Promise<void> {
  const { provider, paymentId, amount } = owed
  const known = await repositories.claims.first({ provider, paymentId })
  if (!known) {
    if (amount > 0) await addClaim(repositories, ports, owed)
  } else if (amount === 0) {
    if (!known.recoveredAt) await recoverClaim(repositories, ports, known)
  } else if (amount > known.amount || known.recoveredAt) {
    await raiseClaim(repositories, ports, known, amount)
  } else if (amount < known.amount) {
    await lowerClaim(repositories, ports, known, amount)
  }
}

async function addClaim({ claims, jobs }: ClaimRepositories, ports: ClaimPorts, owed: Owed) {
  const id = ports.ids.next()
  await claims.add({
    id,
    userId: owed.userId,
    orderId: owed.orderId,
    provider: owed.provider,
    paymentId: owed.paymentId,
    reference: referenceOf(id),
    amount: owed.amount,
    currency: owed.currency,
    foundAt: ports.clock.now(),
    settledAt: null,
    settledNote: null,
    recoveredAt: null,
  })
  await jobs.add({ name: 'send_mail', kind: 'claim', userId: owed.userId, claimId: id })
}

async function raiseClaim(
  { claims, jobs }: ClaimRepositories,
  { clock }: ClaimPorts,
  { id: claimId, userId }: Claim,
  amount: number
) {
  await claims.update(claimId, {
    amount,
    foundAt: clock.now(),
    settledAt: null,
    settledNote: null,
    recoveredAt: null,
  })
  await jobs.add({ name: 'send_mail', kind: 'claim', userId, claimId })
}

async function lowerClaim(
  repositories: ClaimRepositories,
  ports: ClaimPorts,
  claim: Claim,
  amount: number
) {
  const { claims, claimPayments } = repositories
  const paid = totalPaid(await claimPayments.where({ claimId: claim.id }))
  await claims.update(claim.id, { amount })
  if (isStanding(claim) && paid >= amount) {
    await claims.update(claim.id, { settledAt: ports.clock.now(), settledNote: paidNote })
  }
  await releaseExcess(repositories, ports, claim, amount)
  const unowed = claim.amount - Math.max(amount, paid)
  await listSettledByHand(repositories, ports, claim, { sourceId: `${claim.id}:${amount}`, unowed })
}

async function recoverClaim(repositories: ClaimRepositories, ports: ClaimPorts, claim: Claim) {
  const { id: sourceId } = claim
  const paid = totalPaid(await repositories.claimPayments.where({ claimId: sourceId }))
  await repositories.claims.update(sourceId, { recoveredAt: ports.clock.now() })
  await releaseExcess(repositories, ports, claim, 0)
  await listSettledByHand(repositories, ports, claim, { sourceId, unowed: claim.amount - paid })
}

/** What an operator settled by hand, and is not owed, may have been paid: only they know. */
async function listSettledByHand(
  repositories: ClaimRepositories,
  ports: ClaimPorts,
  { orderId, currency, settledNote }: Claim,
  { sourceId, unowed: amount }: Readonly<{ sourceId: string; unowed: number }>
) {
  if (!settledNote || amount <= 0) return
  await recordOpenItem(repositories, ports, {
    kind: 'claim_recovered',
    source: 'claim',
    sourceId,
    orderId,
    amount,
    currency,
    direction: 'in',
    details: settledNote,
  })
}
