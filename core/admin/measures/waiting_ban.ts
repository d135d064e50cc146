import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import type { AuditSubject } from '#core/admin/audit/audit_row'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { banDetails } from '#core/admin/measures/ban_details'
import { measureValues } from '#core/admin/measures/measure_values'
import { memberAct } from '#core/admin/members/member_act'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import type { Statement } from '#core/moderation/measures/measure'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'
import type { User } from '#core/users/user'

type WaitPorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

type Proposed = Readonly<{
  by: SignedInAdmin
  on: AuditSubject
  siteId: string
  user: Pick<User, 'id' | 'status'>
  reportId: string | null
  statement: Statement
}>

/** Days after which nobody decided: the suspension ends, and the request still waits. */
const mostDays = 30

/**
 * Asks a second admin for a ban, and suspends the member until they decide, for at most 30 days; one
 * who is banned already stays so. Refuses what `memberAct`, `takeMeasure` and `proposeAct` refuse.
 * Rule: docs/product/back-office.md, Four eyes.
 */
export function proposeBan(ports: WaitPorts, { by, on, siteId, ...about }: Proposed) {
  return asOne(ports, async (within) => {
    const suspended = await suspendMeanwhile(within, by, about)
    if (!suspended.ok) return suspended
    const { statement } = about
    const details = { ...banDetails(statement), suspension: suspended.value }
    const reason = statement.breach
    return proposeAct(within, { by, right: 'ban_member', on, siteId, reason, details })
  })
}

async function suspendMeanwhile(
  ports: WaitPorts,
  by: SignedInAdmin,
  { reportId, statement, user }: Pick<Proposed, 'reportId' | 'statement' | 'user'>
) {
  if (user.status === 'banned') return ok(null)
  const act = { by, right: 'suspend_member', userId: user.id, reason: null } as const
  return memberAct(ports, act, async (within) => {
    const judgement = { userId: user.id, reportId, takenBy: by.adminId, statement }
    const deed = { kind: 'suspension', days: mostDays } as const
    const taken = await takeMeasure(within, { ...judgement, deed })
    if (!taken.ok) return taken
    return ok({ after: measureValues(taken.value), value: taken.value?.id ?? null })
  })
}

/**
 * Lifts the suspension of a ban that was decided on. Returns it; null where it was lifted before, or
 * its account erased.
 */
export async function endWaitOfBan(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { details }: Pick<Proposal, 'details'>,
  by: SignedInAdmin
) {
  const { suspension: measureId } = details
  if (typeof measureId !== 'string') return null
  const lifted = await liftMeasure(ports, { measureId, adminId: by.adminId })
  return lifted.ok ? lifted.value.measure : null
}
