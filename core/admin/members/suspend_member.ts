import type { SignedInAdmin } from '#core/admin/admin'
import { measureValues } from '#core/admin/measures/measure_values'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { parseStatement, type SuspensionDays } from '#core/moderation/measures/measure'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type Suspending = OnMember &
  Readonly<{
    by: SignedInAdmin
    statement: Parameters<typeof parseStatement>[0]
    days: SuspensionDays
  }>

/**
 * Suspends a member from their file, as `takeMeasure`. Refuses what `parseStatement`, `memberAct` and
 * `takeMeasure` refuse. Rule: docs/product/moderation.md, Suspensions.
 */
export async function suspendMember(
  ports: Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, days, statement: typed, userId }: Suspending
) {
  const statement = parseStatement(typed)
  if (!statement.ok) return statement
  const act = { by, right: 'suspend_member', userId, reason: null } as const
  return memberAct(ports, act, async (within) => {
    const judgement = { userId, reportId: null, takenBy: by.adminId, statement: statement.value }
    const taken = await takeMeasure(within, { ...judgement, deed: { kind: 'suspension', days } })
    return taken.ok ? ok({ after: measureValues(taken.value), value: undefined }) : taken
  })
}
