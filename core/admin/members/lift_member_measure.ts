import type { SignedInAdmin } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { liftMeasure, unban } from '#core/moderation/measures/lift_measure'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type LiftPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type Lifting = OnMember & Readonly<{ by: SignedInAdmin; reason: string }>

/**
 * Lifts the ban of a member: whatever bans stand, as `liftMeasure`, and mails them. Refuses as
 * `memberAct` does, 'reason_missing', and 'not_banned'.
 * Rule: docs/product/moderation.md, Lifting a measure.
 */
export function liftBan(ports: LiftPorts, { by, reason: typed, userId }: Lifting) {
  const reason = parseReason(typed)
  const act = { by, right: 'lift_ban', userId, reason } as const
  return memberAct(ports, act, async (within, repositories, user) => {
    if (reason === null) return refuse('reason_missing')
    if (user.status !== 'banned') return refuse('not_banned')
    const { jobs, measures, users } = repositories
    const bans = await measures.where({ userId, kind: 'ban', liftedAt: null }, 'takenAt')
    for (const { id: measureId } of bans) {
      const lifted = await liftMeasure(within, { measureId, adminId: by.adminId })
      if (!lifted.ok) return lifted
    }
    await unban(repositories, user, within.clock.now())
    const last = bans.at(-1)
    if (last) {
      const measureId = last.id
      await jobs.add({ name: 'send_mail', kind: 'measure_lifted', userId, measureId })
    }
    const after = { status: (await users.find(userId))?.status ?? null }
    return ok({ before: { status: user.status }, after, value: undefined })
  })
}

/**
 * Lifts another measure than a ban, as `liftMeasure`, and mails the member. Refuses as `memberAct`
 * and `liftMeasure` do, 'reason_missing', and 'measure_not_found' for a ban or one about another
 * member. Rule: docs/product/moderation.md, Lifting a measure.
 */
export function liftMemberMeasure(
  ports: LiftPorts,
  { by, measureId, reason: typed, userId }: Lifting & Readonly<{ measureId: string }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'suspend_member', userId, reason } as const
  return memberAct(ports, act, async (within, { jobs, measures }) => {
    if (reason === null) return refuse('reason_missing')
    const measure = await measures.find(measureId)
    if (measure?.userId !== userId || measure.kind === 'ban') return refuse('measure_not_found')
    const lifted = await liftMeasure(within, { measureId, adminId: by.adminId })
    if (!lifted.ok) return lifted
    await jobs.add({ name: 'send_mail', kind: 'measure_lifted', userId, measureId })
    const before = { measure: measureId, kind: measure.kind }
    return ok({ before, after: { lifted: true }, value: undefined })
  })
}
