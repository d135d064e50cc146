import { isStanding } from '#core/payments/claims/claim'
import { longestNote } from '#core/payments/open_items/open_item'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Settling = Readonly<{
  claimId: string
  /** How it was settled, cut to 500 characters. */
  note: string
}>

/**
 * Settles a claim: the member has paid it, or the operator gives it up. Returns it as it was; refuses
 * 'claim_not_found', 'claim_settled' and 'note_missing'. Rule: docs/product/payments.md, Claims.
 */
export function settleClaim(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { claimId, note }: Settling
) {
  const settledNote = note.trim().slice(0, longestNote)
  return unitOfWork.run(async ({ claims }) => {
    if (!settledNote) return refuse('note_missing')
    const claim = await claims.lock(claimId)
    if (!claim) return refuse('claim_not_found')
    if (!isStanding(claim)) return refuse('claim_settled')
    await claims.update(claimId, { settledAt: clock.now(), settledNote })
    return ok(claim)
  })
}
