import { claimDueAt, isStanding } from '#core/payments/claims/claim'
import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Whether a member may buy: not while a claim stands that they were told of `claimDays` ago. Refuses
 * 'claim_open'. Runs inside a unit of work. Rule: docs/product/payments.md, Claims.
 */
export async function mayBuyAgain(
  { claims }: Pick<Repositories, 'claims'>,
  userId: string,
  now: DateTime
) {
  const own = await claims.where({ userId, settledAt: null, recoveredAt: null })
  const isDue = own.some((claim) => isStanding(claim) && claimDueAt(claim) <= now)
  return isDue ? refuse('claim_open') : ok()
}
