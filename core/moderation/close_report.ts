import { lockPair } from '#core/likes/pair'
import { ban } from '#core/moderation/ban_member'
import { bareStatement, type Statement } from '#core/moderation/measures/measure'
import type { ReportDecision } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Closing = Readonly<{
  reportId: string
  decision: ReportDecision
  /** The admin who decides; null for the terminal. */
  adminId?: string | null
  /** The second admin who confirmed a ban, where one had to. */
  confirmedBy?: string
  /** Why the member is banned; by default the reason of the report. */
  statement?: Statement
}>

/**
 * Closes a report with a decision; 'banned' bans the reported member in the same unit of work, for
 * fraud if it was about a scam. The reporter gets a mail. The evidence stays for its 180 days, unless
 * the reported member was erased meanwhile (decision 0023). A new report may be made afterwards.
 * Refuses 'report_not_found', 'report_closed', 'account_closed' for a ban of an erased member, and
 * 'measures_taken' for 'no_violation' where a measure stands because of it.
 * Rule: docs/product/moderation.md, Closing a report.
 */
export async function closeReport(
  ports: Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>,
  { adminId = null, confirmedBy, decision, reportId, statement }: Closing
) {
  const closed = await ports.unitOfWork.run(async (repositories) => {
    const found = await lockedReport(repositories, reportId)
    if (!found) return refuse('report_not_found')
    const { report, reporter, reported } = found
    if (report.status === 'closed') return refuse('report_closed')

    const { jobs, measures, reports, users } = repositories
    if (decision === 'banned') {
      const banned = await ban(ports, repositories, {
        userId: reported.userId,
        reportId,
        takenBy: adminId,
        confirmedBy,
        statement: statement ?? bareStatement(report.reason),
      })
      if (!banned.ok) return banned
    }
    const standing = await measures.first({ reportId, liftedAt: null })
    if (decision === 'no_violation' && standing) return refuse('measures_taken')
    await reports.update(reportId, { status: 'closed', decision, closedAt: ports.clock.now() })
    const { userId } = reporter
    await jobs.add({ name: 'send_mail', kind: 'report_closed', userId, reportId })
    const isErased = (await users.statusOf(reported.id)) === 'deleted'
    if (isErased) await reports.eraseEvidenceOf(reportId)
    return ok(reported.userId)
  })
  if (!closed.ok) return closed
  if (decision === 'banned') {
    await ports.events.publish({ name: 'member_shut_out', userId: closed.value })
  }
  return ok()
}

/** A report whose members are locked, so that a concurrent repetition or erasure waits. */
export async function lockedReport({ profiles, reports, users }: Repositories, reportId: string) {
  const stored = await reports.find(reportId)
  const reporter = stored && (await profiles.find(stored.reporterId))
  const reported = stored && (await profiles.find(stored.reportedId))
  if (!reporter || !reported) return null
  await lockPair(users, reporter, reported)
  const report = await reports.find(reportId)
  return report && { report, reporter, reported }
}
