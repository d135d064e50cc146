import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { aloneDays, correctionNeedsSecond, type Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { tellCorrection } from '#core/admin/members/member_correction'
import { mayDo } from '#core/admin/rights'
import { memberAccount, type Movement } from '#core/credits/movement'
import { parseFacts } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type AdjustPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type Adjustment = OnMember &
  Readonly<{
    by: SignedInAdmin
    /** Whole credits to give; negative ones are taken. */
    credits: number
    /** Why, for the audit log. */
    reason: string
    /** Why, as the member reads it in their language. */
    facts: string
    /** Made with the form: one form sent twice adjusts once. */
    requestId: string
  }>

/**
 * Gives a member credits, or takes unused ones, and mails them why. Over 100 either way, with what this admin
 * gave or took of this member in 30 days, wait for a second admin. Returns 'done' or 'proposed'. Refuses as
 * `memberAct`, `parseFacts` and `proposeAct` do, 'reason_missing', 'credits_missing' for 0, 'already_adjusted' for a
 * form that was sent before, and 'too_few_credits' with the `balance` when the member has not so many.
 * Rule: docs/product/back-office.md, Members.
 */
export async function adjustMemberCredits(ports: AdjustPorts, adjustment: Adjustment) {
  const { by, credits, requestId, userId } = adjustment
  const reason = parseReason(adjustment.reason)
  if (reason === null) return refuse('reason_missing')
  const facts = parseFacts(adjustment.facts)
  if (!facts.ok) return facts
  if (!Number.isSafeInteger(credits) || credits === 0) return refuse('credits_missing')

  return asOne(ports, async (within, repositories) => {
    // Locked until it is done: of several at once, each counts those before it.
    const user = await repositories.users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('member_not_found')
    // Before the balance, which an admin of another site must not learn.
    const allowed = mayDo(by, 'adjust_credits', user.siteId, ports.clock.now())
    if (!allowed.ok) return allowed
    if (user.credits + credits < 0) return refuse('too_few_credits', { balance: user.credits })
    if (await repositories.ledger.isPosted(keyOf(requestId))) return refuse('already_adjusted')
    const since = ports.clock.now().minus({ days: aloneDays })
    const earlier = await correctedBy(repositories, { userId, adminId: by.adminId, since })
    if (!correctionNeedsSecond(credits, earlier)) return post(within, adjustment)

    const proposed = await proposeAct(within, {
      by,
      right: 'adjust_credits',
      on: { kind: 'member', id: userId },
      siteId: user.siteId,
      reason,
      details: { credits, request: requestId, facts: facts.value },
    })
    return proposed.ok ? ok('proposed' as const) : proposed
  })
}

type CorrectedBy = OnMember & Readonly<{ adminId: string; since: DateTime }>

/** The credits that an admin gave a member since then, and, below zero, took. */
async function correctedBy(
  { memberCorrections }: Pick<Repositories, 'memberCorrections'>,
  { adminId, since, userId }: CorrectedBy
) {
  const made = await memberCorrections.where({ userId, kind: 'credits', correctedBy: adminId })
  const recent = made.filter(({ correctedAt }) => correctedAt > since)
  return recent.map(({ after, before }) => Number(after) - Number(before))
}

/** Adjusts credits as proposed, once a second admin confirms. Refuses as `adjustMemberCredits` does. */
export function adjustAsProposed(
  ports: AdjustPorts,
  { details: { credits, facts, request }, reason, subjectId: userId }: Proposal,
  by: SignedInAdmin
) {
  return post(ports, {
    by,
    userId,
    credits: Number(credits),
    // Empty in a request of before members were told: it is declined, and made again.
    facts: String(facts ?? ''),
    requestId: String(request),
    reason,
  })
}

async function post(
  ports: AdjustPorts,
  { by, credits, facts: typedFacts, reason: typed, requestId, userId }: Adjustment
) {
  const reason = parseReason(typed)
  const act = { by, right: 'adjust_credits', userId, reason } as const
  return memberAct(ports, act, async (within, repositories, user) => {
    const { ledger } = repositories
    const facts = parseFacts(typedFacts)
    if (!facts.ok) return facts
    if (user.credits + credits < 0) return refuse('too_few_credits', { balance: user.credits })
    const id = ports.ids.next()
    const movement = correction({ id, userId, credits, requestId, at: ports.clock.now() })
    const posted = await ledger.post(movement)
    if (posted === 'already_posted') return refuse('already_adjusted')
    const balance = user.credits + credits
    await tellCorrection(within, repositories, {
      userId,
      kind: 'credits',
      before: String(user.credits),
      after: String(balance),
      facts: facts.value,
      movementId: id,
      correctedBy: by.adminId,
    })
    const after = { credits: balance, movement: id }
    return ok({ before: { credits: user.credits }, after, value: 'done' as const })
  })
}

type NewCorrection = Pick<Movement, 'id' | 'at'> &
  Pick<Adjustment, 'userId' | 'credits' | 'requestId'>

function correction({ at, credits, id, requestId, userId }: NewCorrection): Movement {
  const member = memberAccount(userId)
  return {
    id,
    kind: 'correction',
    from: credits > 0 ? 'house:corrections' : member,
    to: credits > 0 ? member : 'house:corrections',
    credits: Math.abs(credits),
    idempotencyKey: keyOf(requestId),
    orderId: null,
    at,
  }
}

function keyOf(requestId: string) {
  return `correction:${requestId}`
}
