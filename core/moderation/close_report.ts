import { lockPair } from '#core/likes/pair'
import { ban } from '#core/moderation/ban_member'
import type { ReportDecision } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Closing = Readonly<{ reportId: string; decision: ReportDecision }>

/**
 * Closes a report with a decision; 'banned' bans the reported member in the same unit of work, for
 * fraud if it was about a scam. The reporter gets a mail. The evidence stays for its 180 days, unless
 * the reported member was erased meanwhile (decision 0023). A new report may be made afterwards.
 * Refuses 'report_not_found', 'report_closed', and 'account_closed' for a ban of an erased member.
 * Rule: docs/product/moderation.md, Closing a report.
 */
export async function closeReport(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { reportId, decision }: Closing
) {
  return unitOfWork.run(async (repositories) => {
    const found = await lockedReport(repositories, reportId)
    if (!found) return refuse('report_not_found')
    const { report, reporter, reported } = found
    if (report.status === 'closed') return refuse('report_closed')

    if (decision === 'banned') {
      const at = clock.now()
      const breach = report.reason
      const banned = await ban(repositories, { userId: reported.userId, breach, at })
      if (!banned.ok) return banned
    }
    const { jobs, reports, users } = repositories
    await reports.update(reportId, { status: 'closed', decision, closedAt: clock.now() })
    const { userId } = reporter
    await jobs.add({ name: 'send_mail', kind: 'report_closed', userId, reportId })
    const isErased = (await users.statusOf(reported.id)) === 'deleted'
    if (isErased) await reports.eraseEvidenceOf(reportId)
    return ok()
  })
}

/** Locks both members, so that a concurrent repetition or erasure waits. */
async function lockedReport({ profiles, reports, users }: Repositories, reportId: string) {
  const stored = await reports.find(reportId)
  const reporter = stored && (await profiles.find(stored.reporterId))
  const reported = stored && (await profiles.find(stored.reportedId))
  if (!reporter || !reported) return null
  await lockPair(users, reporter, reported)
  const report = await reports.find(reportId)
  return report && { report, reporter, reported }
}
