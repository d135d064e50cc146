import type { DateTime } from 'luxon'
import { reportedAgain, type Evidence, type Report } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type Told = 'reporterId' | 'reportedId' | 'reason' | 'explanation' | 'evidenceKind' | 'evidenceId'
type Reporting = Pick<Report, Told> &
  Readonly<{ evidence: Evidence; settings: Pick<SiteSettings, 'reportsPerDay'> }>

/**
 * Tells support about a member, with what it is about as it is now; free for everyone
 * (decisions, Honesty). The same once more, while it is open, is the same report with the newest
 * reason: the first evidence stays. Refuses 'own_profile', 'member_not_found' and
 * 'too_many_reports' with `max` in 24 hours.
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

    // Who presses twice at once makes one report.
    await users.lock(reporter.userId)
    const known = await reports.findOpen(report)
    if (known) return repeat(repositories, known, { ...report, now })

    const max = settings.reportsPerDay
    const today = await reports.countSince(reporter.id, now.minus({ days: 1 }))
    if (today >= max) return refuse('too_many_reports', { max })
    const moments = { createdAt: now, reportedAt: now, closedAt: null }
    const open = { id: ids.next(), ...report, status: 'open', decision: null, ...moments } as const
    await reports.add(open, evidence)
    return ok()
  })
}

type Repeated = Pick<Report, 'reason' | 'explanation'> & Readonly<{ now: DateTime }>

async function repeat({ reports }: Repositories, open: Report, { now, ...said }: Repeated) {
  await reports.update(open.id, { ...reportedAgain(open, said), reportedAt: now })
  return ok()
}
