import type { DateTime } from 'luxon'
import { mergeReport, type Evidence, type Report } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ReportFields =
  'reporterId' | 'reportedId' | 'reason' | 'explanation' | 'evidenceKind' | 'evidenceId'
type Reporting = Pick<Report, ReportFields> &
  Readonly<{ evidence: Evidence; settings: Pick<SiteSettings, 'reportsPerDay'> }>

/**
 * Reports a member to support, with a snapshot of the evidence; free for everyone. A repetition about
 * the same thing, while it is open, updates that report and keeps the first evidence. Refuses
 * 'own_profile', 'member_not_found' and 'too_many_reports' with `max` in 24 hours.
 * Rule: docs/product/moderation.md, Reports.
 */
export async function reportMember(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { evidence, settings, ...report }: Reporting
) {
  const now = clock.now()
  return unitOfWork.run(async (repositories) => {
    const { profiles, reports, users } = repositories
    if (report.reporterId === report.reportedId) return refuse('own_profile')
    const reporter = await profiles.find(report.reporterId)
    const reported = await profiles.find(report.reportedId)
    if (!reporter || !reported) return refuse('member_not_found')

    // A double click makes one report.
    await users.lock(reporter.userId)
    const { reporterId, reportedId, evidenceKind, evidenceId } = report
    const same = { reporterId, reportedId, evidenceKind, evidenceId }
    const open = await reports.first({ ...same, status: 'open' })
    if (open) return repeat(repositories, open, { ...report, now })

    const max = settings.reportsPerDay
    const today = await reports.countSince(reporter.id, now.minus({ days: 1 }))
    if (today >= max) return refuse('too_many_reports', { max })
    const added: Report = {
      ...report,
      id: ids.next(),
      status: 'open',
      decision: null,
      createdAt: now,
      reportedAt: now,
      closedAt: null,
    }
    await reports.add(added)
    await reports.keepEvidence(added.id, evidence)
    return ok()
  })
}

type Repeated = Pick<Report, 'reason' | 'explanation'> & Readonly<{ now: DateTime }>

async function repeat({ reports }: Repositories, open: Report, { now, ...repetition }: Repeated) {
  await reports.update(open.id, { ...mergeReport(open, repetition), reportedAt: now })
  return ok()
}
