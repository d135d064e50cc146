import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { banNeedsSecond, type Proposal } from '#core/admin/four_eyes/proposal'
import { secondOf, statementIn } from '#core/admin/measures/ban_details'
import { measureValues } from '#core/admin/measures/measure_values'
import { proposeBan } from '#core/admin/measures/waiting_ban'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { mayDo } from '#core/admin/rights'
import { parseStatement, type Statement } from '#core/moderation/measures/measure'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type BanPorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>
type BanFromFile = OnMember &
  Readonly<{ by: SignedInAdmin; statement: Parameters<typeof parseStatement>[0] }>

/** Whether it waits for a second admin. */
type Banned = Readonly<{ waits: boolean }>

/**
 * Bans a member from their file: at once, or as `proposeBan` where they have unused credits. Returns
 * whether it `waits`. Refuses 'already_banned', 'already_proposed', and what
 * `parseStatement`, `memberAct` and `takeMeasure` refuse. Rule: docs/product/back-office.md, Four eyes.
 */
export async function banFromFile(ports: BanPorts, { by, statement: typed, userId }: BanFromFile) {
  const parsed = parseStatement(typed)
  if (!parsed.ok) return parsed
  const statement = parsed.value
  return asOne(ports, async (within, { users }) => {
    // Locked until it is done: credits could come meanwhile.
    const user = await users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('member_not_found')
    // Before the status, which an admin of another site must not learn.
    const allowed = mayDo(by, 'ban_member', user.siteId, ports.clock.now())
    if (!allowed.ok) return allowed
    if (user.status === 'banned') return refuse('already_banned')
    const waits = banNeedsSecond(user.credits)
    if (!waits) {
      const banned = await banMemberNow(within, { by, userId, statement, takenBy: by.adminId })
      return banned.ok ? ok<Banned>({ waits }) : banned
    }
    const on = { kind: 'member', id: userId } as const
    const { siteId } = user
    const proposed = await proposeBan(within, { by, on, siteId, user, reportId: null, statement })
    return proposed.ok ? ok<Banned>({ waits }) : proposed
  })
}

/** Bans a member once a second admin has confirmed it, as `banFromFile`. */
export function doBanOfMember(
  ports: BanPorts,
  { details, proposedBy: takenBy, subjectId: userId }: Proposal,
  by: SignedInAdmin
) {
  return banMemberNow(ports, { by, userId, statement: statementIn(details), takenBy })
}

type Banning = OnMember & Readonly<{ by: SignedInAdmin; statement: Statement; takenBy: string }>

function banMemberNow(ports: BanPorts, { by, statement, takenBy, userId }: Banning) {
  const act = { by, right: 'ban_member', userId, reason: statement.breach } as const
  return memberAct(ports, act, async (within, _, { status }) => {
    if (status === 'banned') return refuse('already_banned')
    const confirmedBy = secondOf(by, takenBy)
    const judgement = { userId, reportId: null, takenBy, confirmedBy, statement }
    const taken = await takeMeasure(within, { ...judgement, deed: { kind: 'ban' } })
    if (!taken.ok) return taken
    return ok({ before: { status }, after: measureValues(taken.value), value: undefined })
  })
}
