import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { claimWork } from '#core/admin/claims/work_claim'
import { mayBeSecond, othersWithRight } from '#core/admin/four_eyes/second_admin'
import { performAct } from '#core/admin/perform_act'
import { mayDo, type AdminRight } from '#core/admin/rights'
import { parseAppeal, type Appeal, type AppealDecision } from '#core/moderation/measures/appeal'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import type { MeasureKind } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type Deciding = Readonly<{
  by: SignedInAdmin
  appealId: string
  decision: AppealDecision
  /** Why, as the member reads it. */
  answer: string
}>

/**
 * Decides an appeal: a granted one lifts the measure, as `liftMeasure`, unless it was lifted meanwhile.
 * The member is mailed the outcome with its reasons. Another admin decides than the one who took the
 * measure; where nobody else may, the same one after 24 hours, marked as alone. To lift a ban or a
 * suspension is as grave as from the file of the member. Refuses
 * 'appeal_not_found', 'claimed_by_other' while another admin has it in hand, 'appeal_decided', and what
 * `parseAppeal`, `mayBeSecond` and `performAct` refuse.
 * Rule: docs/product/moderation.md, Appeals.
 */
export async function decideAppeal(
  ports: Needs,
  { answer: typed, appealId, by, decision }: Deciding
) {
  const answer = parseAppeal(typed)
  if (!answer.ok) return answer
  return asOne(ports, async (within, repositories) => {
    const found = await appealOf(repositories, appealId)
    if (!found) return refuse('appeal_not_found')
    const { appeal, measure, siteId } = found
    // Before how it stands, which an admin of another site must not learn.
    const allowed = mayDo(by, 'decide_appeal', siteId, ports.clock.now())
    if (!allowed.ok) return allowed
    const claim = { kind: 'appeal', subjectId: appealId, adminId: by.adminId } as const
    const claimed = await claimWork(within, claim)
    if (!claimed.ok) return claimed
    if (appeal.decision !== null) return refuse('appeal_decided')
    const second = await checkSecond(within, repositories, { ...found, by })
    if (!second.ok) return second

    const lifts = decision === 'granted' && measure.liftedAt === null
    const lifting = lifts ? graveToLift[measure.kind] : undefined
    const mayLift = lifting ? mayDo(by, lifting, siteId, ports.clock.now()) : ok()
    if (!mayLift.ok) return mayLift
    const on = { kind: 'appeal', id: appealId } as const
    const act = { by, right: 'decide_appeal', on, siteId, reason: null } as const
    return performAct(within, act, async (inside, { appeals, jobs }) => {
      const decidedAt = ports.clock.now()
      const { adminId } = by
      await appeals.update(appealId, {
        decision,
        answer: answer.value,
        decidedBy: adminId,
        decidedAt,
      })
      if (lifts) {
        const lifted = await liftMeasure(inside, { measureId: measure.id, adminId })
        if (!lifted.ok) return lifted
      }
      const { userId } = appeal
      await jobs.add({ name: 'send_mail', kind: 'appeal_decided', userId, appealId })
      const { alone } = second.value
      const after = { decision, measure: measure.id, kind: measure.kind, alone }
      return ok({ after, value: { alone } })
    })
  })
}

/**
 * Whether an admin may decide this appeal now, before they begin: not one who took the measure, unless
 * nobody else may. Refuses 'appeal_not_found', and as `mayDo` and `mayBeSecond` do.
 * Rule: docs/product/moderation.md, Appeals.
 */
export function mayDecideAppeal(ports: Needs, { appealId, by }: Pick<Deciding, 'appealId' | 'by'>) {
  return ports.unitOfWork.run(async (repositories) => {
    const found = await appealOf(repositories, appealId)
    if (!found) return refuse('appeal_not_found')
    const allowed = mayDo(by, 'decide_appeal', found.siteId, ports.clock.now())
    return allowed.ok ? checkSecond(ports, repositories, { ...found, by }) : allowed
  })
}

/** The rights by which grave measures are lifted in the file of a member. */
const graveToLift: { readonly [Kind in MeasureKind]?: AdminRight } = {
  ban: 'lift_ban',
  suspension: 'suspend_member',
}

type Found = NonNullable<Awaited<ReturnType<typeof appealOf>>>

/** An appeal, locked, with what it is about; null for an unknown one. */
async function appealOf({ appeals, measures, users }: Repositories, appealId: string) {
  const known = await appeals.find(appealId)
  const user = known && (await users.lock(known.userId))
  const appeal: Appeal | null = user && (await appeals.find(appealId))
  const measure = appeal && (await measures.find(appeal.measureId))
  return user && measure ? { appeal, measure, siteId: user.siteId } : null
}

async function checkSecond(
  { clock }: Needs,
  repositories: Repositories,
  { appeal, by, measure, siteId }: Found & Readonly<{ by: SignedInAdmin }>
) {
  const { adminId } = by
  const others = await othersWithRight(repositories, { right: 'decide_appeal', siteId }, adminId)
  const since = appeal.madeAt
  return mayBeSecond({ firstId: measure.takenBy, since, adminId, others, now: clock.now() })
}
