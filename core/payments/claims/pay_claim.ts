import { isStanding, totalPaid } from '#core/payments/claims/claim'
import { paidNote } from '#core/payments/claims/record_claim'
import { releaseExcess } from '#core/payments/claims/release_excess'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Transfer = Readonly<{
  /** Id of the bank movement. */
  id: string
  reference: string
  amount: number
  currency: string
}>

/**
 * Records money that came by bank transfer with the reference of a claim, each movement once: the
 * claim is settled when enough came, and what is too much is on the operator's list. Returns the
 * claim's order and whether the movement is new. Refuses 'reference_unknown' and
 * 'currency_not_taken', with nothing changed. Rule: docs/product/payments.md, Claims.
 */
export function payClaim(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { id, reference, amount, currency }: Transfer
) {
  return ports.unitOfWork.run(async (repositories) => {
    const { claims, users } = repositories
    const found = await claims.first({ reference })
    if (!found) return refuse('reference_unknown')
    if (found.currency !== currency) return refuse('currency_not_taken')
    await users.lock(found.userId)
    const isNew = await addPayment(repositories, ports, { id, claimId: found.id, amount })
    return ok({ isNew, orderId: found.orderId })
  })
}

type Paid = Readonly<{ id: string; claimId: string; amount: number }>

/**
 * Counts money for a claim, once by its id. Returns whether it is new. Runs inside a unit of work,
 * with the lock on the member.
 */
export async function addPayment(
  repositories: Pick<Repositories, 'claims' | 'claimPayments' | 'openItems'>,
  ports: Uses<'clock' | 'ids'>,
  { id, claimId, amount }: Paid
): Promise<boolean> {
  const { claims, claimPayments } = repositories
  const claim = await claims.lock(claimId)
  if (!claim) throw new Error(`No claim ${claimId}`)
  const before = totalPaid(await claimPayments.where({ claimId }))
  const paidAt = ports.clock.now()
  const payment = { id, claimId, amount, releasedAmount: 0, paidAt }
  if (!(await claimPayments.addUnlessKnown(payment))) return false
  const isOpen = isStanding(claim)
  if (isOpen && before + amount >= claim.amount) {
    await claims.update(claimId, { settledAt: paidAt, settledNote: paidNote })
  }
  await releaseExcess(repositories, ports, claim, isOpen ? claim.amount : before)
  return true
}
