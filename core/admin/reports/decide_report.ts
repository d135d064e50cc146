import type { Actor, SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { banNeedsSecond, type Proposal } from '#core/admin/four_eyes/proposal'
import { secondOf, statementIn } from '#core/admin/measures/ban_details'
import { proposeBan } from '#core/admin/measures/waiting_ban'
import { performAct } from '#core/admin/perform_act'
import { caseOf, takeCase } from '#core/admin/reports/report_case'
import { closeReport, lockedReport } from '#core/moderation/close_report'
import type { Statement } from '#core/moderation/measures/measure'
import type { ReportDecision } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

type Deciding = Readonly<{
  by: Actor
  reportId: string
  decision: ReportDecision
  reason: string | null
  /** Why the member is banned; by default the reason of the report. */
  statement?: Statement
  /** The admin whose decision it is, where another one confirms it. */
  takenBy?: string
}>

/**
 * Closes a report with a decision at once, as `closeReport`, with its row in the audit log. Refuses
 * 'report_not_found', and what `performAct` and `closeReport` refuse.
 * Rule: docs/product/moderation.md, Closing a report.
 */
export async function decideReport(
  ports: Needs,
  { by, decision, reason, reportId, statement, takenBy }: Deciding
) {
  const found = await ports.unitOfWork.run((repositories) => caseOf(repositories, reportId))
  if (!found) return refuse('report_not_found')
  const { siteId } = found
  const right = decision === 'banned' ? 'ban_member' : 'decide_report'
  const act = { by, right, on: { kind: 'report', id: reportId }, siteId, reason } as const
  return performAct(ports, act, async (within) => {
    const adminId = takenBy ?? by.adminId
    const confirmedBy = secondOf(by, takenBy)
    const closing = { reportId, decision, adminId, confirmedBy, statement }
    const closed = await closeReport(within, closing)
    if (!closed.ok) return closed
    const after = { decision, breach: statement?.breach ?? null, law: statement?.law ?? null }
    return ok({ before: { status: 'open' }, after, value: undefined })
  })
}

/**
 * Closes a report without a ban, as an admin who has it in hand. Refuses 'claimed_by_other' while
 * another admin has, and what `decideReport` refuses.
 * Rule: docs/product/moderation.md, Closing a report.
 */
export async function closeCase(
  ports: Needs,
  {
    by,
    ...closing
  }: Pick<Deciding, 'reportId'> &
    Readonly<{
      by: SignedInAdmin
      decision: Exclude<ReportDecision, 'banned'>
      reason: string
    }>
) {
  return asOne(ports, async (within, repositories) => {
    const held = await takeCase(within, repositories, { by, reportId: closing.reportId })
    return held.ok ? decideReport(within, { by, ...closing }) : held
  })
}

/** Whether it waits for a second admin. */
type Banned = Readonly<{ waits: boolean }>

type Banning = Readonly<{ by: SignedInAdmin; reportId: string; statement: Statement }>

/**
 * Bans the reported member and closes the report: at once, or as `proposeBan` where they have unused
 * credits; the report stays open meanwhile. Returns whether it `waits`. Refuses
 * 'claimed_by_other' while another admin has it in hand, 'already_proposed', and what `decideReport`
 * refuses. Rule: docs/product/back-office.md, Four eyes.
 */
export async function banReported(ports: Needs, { by, reportId, statement }: Banning) {
  return asOne(ports, async (within, repositories) => {
    const held = await takeCase(within, repositories, { by, reportId })
    if (!held.ok) return held
    const { siteId, user } = held.value
    const locked = await lockedReport(repositories, reportId)
    if (locked?.report.status !== 'open') return refuse('report_closed')
    // Read under the lock: credits may have come meanwhile.
    const now = (await repositories.users.find(user.id)) ?? user
    const waits = banNeedsSecond(now.credits)
    if (!waits) {
      const ban = { by, decision: 'banned', reason: statement.breach, reportId, statement } as const
      const decided = await decideReport(within, ban)
      return decided.ok ? ok<Banned>({ waits }) : decided
    }
    const on = { kind: 'report', id: reportId } as const
    const proposed = await proposeBan(within, { by, on, siteId, user: now, reportId, statement })
    return proposed.ok ? ok<Banned>({ waits }) : proposed
  })
}

/** Bans the reported member once a second admin has confirmed it, as `decideReport`. */
export function doBanOfReport(
  ports: Needs,
  { details, proposedBy: takenBy, reason, subjectId: reportId }: Proposal,
  by: SignedInAdmin
) {
  const statement = statementIn(details)
  return decideReport(ports, { by, decision: 'banned', reason, reportId, statement, takenBy })
}
