import type { SignedInAdmin } from '#core/admin/admin'
import { appendAudit } from '#core/admin/audit/append_audit'
import type { ProposalDetails } from '#core/admin/four_eyes/proposal'
import type { Act } from '#core/admin/perform_act'
import { mayDo } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Proposed = Omit<Act, 'by' | 'reason'> &
  Readonly<{
    by: SignedInAdmin
    reason: string
    details: ProposalDetails
  }>

/**
 * Keeps a grave act until a second admin confirms it; the same act on the same subject waits once.
 * Returns the id of the proposal. Refuses 'act_not_allowed' and 'second_factor_due' as the act itself
 * would, and 'already_proposed'. Rule: docs/product/back-office.md, Four eyes.
 */
export async function proposeAct(
  { clock, ids, secrets, unitOfWork }: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, details, on, reason, right, siteId }: Proposed
) {
  const now = clock.now()
  const allowed = mayDo(by, right, siteId, now)
  if (!allowed.ok) return allowed
  return unitOfWork.run(async (repositories) => {
    const id = ids.next()
    const isNew = await repositories.proposals.addUnlessKnown({
      id,
      right,
      subjectKind: on.kind,
      subjectId: on.id,
      siteId,
      details,
      reason,
      proposedBy: by.adminId,
      proposedAt: now,
      status: 'waiting',
      decidedBy: null,
      decidedAt: null,
    })
    if (!isNew) return refuse('already_proposed')
    await appendAudit({ secrets }, repositories, {
      at: now,
      adminId: by.adminId,
      act: 'propose_act',
      subject: on,
      siteId,
      before: null,
      after: { right, proposal: id },
      reason,
    })
    return ok({ proposalId: id })
  })
}
