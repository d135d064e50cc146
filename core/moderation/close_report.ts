import { lockPair } from '#core/likes/pair'
import { ban } from '#core/moderation/ban_member'
import type { ReportDecision } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Closing = Readonly<{ reportId: string; decision: ReportDecision }>

/**
 * Closes a report with what came of it; 'banned' bans the reported member in the same breath, for
 * fraud if it was about a scam: then those they wrote to are told. Who made the report is mailed
 * that it was looked at. Its evidence stays for its 180 days, unless the reported member was erased meanwhile: then nothing
 * needs it any more (docs/decisions/0023). The same report may be made anew afterwards. Refuses
 * 'report_not_found', 'report_closed', and 'account_closed' for a ban of somebody who is erased.
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
    if (isErased) await reports.forgetEvidenceOf(reportId)
    return ok()
  })
}

/** Whoever makes it once more, or is erased, at this moment waits. */
async function lockedReport({ profiles, reports, users }: Repositories, reportId: string) {
  const known = await reports.find(reportId)
  const reporter = known && (await profiles.find(known.reporterId))
  const reported = known && (await profiles.find(known.reportedId))
  if (!reporter || !reported) return null
  await lockPair(users, reporter, reported)
  const report = await reports.find(reportId)
  return report && { report, reporter, reported }
}
