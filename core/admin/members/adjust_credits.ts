import type { SignedInAdmin } from '#core/admin/admin'
import { correctionNeedsSecond, type Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { tellCorrection } from '#core/admin/members/member_correction'
import { mayDo } from '#core/admin/rights'
import { memberAccount, type Movement } from '#core/credits/movement'
import { parseFacts } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
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
 * Gives a member credits, or takes unused ones, and mails them why. Over 100 either way wait for a second
 * admin. Returns 'done' or 'proposed'. Refuses as `memberAct`, `parseFacts` and `proposeAct` do,
 * 'reason_missing', 'credits_missing' for 0, and 'too_few_credits' with the `balance` when the member has not so many.
 * Rule: docs/product/back-office.md, Members.
 */
export async function adjustMemberCredits(ports: AdjustPorts, adjustment: Adjustment) {
  const { by, credits, requestId, userId } = adjustment
  const reason = parseReason(adjustment.reason)
  if (reason === null) return refuse('reason_missing')
  const facts = parseFacts(adjustment.facts)
  if (!facts.ok) return facts
  if (!Number.isSafeInteger(credits) || credits === 0) return refuse('credits_missing')
  if (!correctionNeedsSecond(credits)) return post(ports, adjustment)

  const user = await ports.unitOfWork.run(({ users }) => users.find(userId))
  if (!user || user.status === 'deleted') return refuse('member_not_found')
  // Before the balance, which an admin of another site must not learn.
  const allowed = mayDo(by, 'adjust_credits', user.siteId, ports.clock.now())
  if (!allowed.ok) return allowed
  if (user.credits + credits < 0) return refuse('too_few_credits', { balance: user.credits })
  const proposed = await proposeAct(ports, {
    by,
    right: 'adjust_credits',
    on: { kind: 'member', id: userId },
    siteId: user.siteId,
    reason,
    details: { credits, request: requestId, facts: facts.value },
  })
  return proposed.ok ? ok('proposed' as const) : proposed
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
    idempotencyKey: `correction:${requestId}`,
    orderId: null,
    at,
  }
}
