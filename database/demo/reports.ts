import { actOnReport } from '#core/admin/reports/act_on_report'
import { closeCase } from '#core/admin/reports/decide_report'
import type { Evidence, EvidenceKind, Report, ReportReason } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import type { Ports } from '#core/ports'
import { adminOf } from '#database/demo/admins'
import { albumOf } from '#database/demo/albums'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { done } from '#database/demo/done'
import { demoId } from '#database/demo/ids'
import { quiet } from '#database/demo/quiet'
import { candidatesFor, ordinary } from '#database/demo/romances'

type Reporting = Readonly<{
  by: Character
  about: Character
  reason: ReportReason
  explanation: string
  hoursAgo: number
}>

type Subject = Readonly<{
  kind: EvidenceKind
  id: string
  evidence?: Partial<Evidence>
}>

/** Reported profiles; the reporter and the reported are the nth of the cast. */
const profiles: readonly Readonly<{
  by: number
  about: number
  reason: ReportReason
  explanation: string
  hoursAgo: number
}>[] = [
  {
    by: 3,
    about: 41,
    reason: 'underage',
    explanation: 'Told me about being in the last year of school.',
    hoursAgo: 2,
  },
  {
    by: 12,
    about: 55,
    reason: 'harassment',
    explanation: 'Keeps writing: I know where you live.',
    hoursAgo: 5,
  },
  {
    by: 20,
    about: 63,
    reason: 'scam',
    explanation: 'Asked me for a gift card after two days.',
    hoursAgo: 9,
  },
  {
    by: 31,
    about: 70,
    reason: 'other',
    explanation: 'The profile says divorced. That’s not true: I know the wife.',
    hoursAgo: 26,
  },
  {
    by: 8,
    about: 47,
    reason: 'fake_profile',
    explanation: 'These photos are of an actor.',
    hoursAgo: 30,
  },
  {
    by: 16,
    about: 52,
    reason: 'advertising',
    explanation: 'Sends everybody the same link to another site.',
    hoursAgo: 50,
  },
]

/** Reports of profiles and of a photo that wait for somebody, of each urgency, and two that are closed. */
export async function insertReports(ports: Ports, cast: readonly Character[]) {
  const members = ordinary(cast)
  for (const { about, by, ...rest } of profiles) {
    await reportProfile(ports, { by: members[by], about: members[about], ...rest })
  }
  await reportPhoto(ports, members)
  await closeTwo(ports, members)
}

function reportProfile(ports: Ports, reporting: Reporting) {
  return report(ports, reporting, {
    kind: 'profile',
    id: demoId('profile', reporting.about.number),
  })
}

/** Reports a member; answers the report. */
export async function report(
  ports: Ports,
  { about, by, explanation, hoursAgo, reason }: Reporting,
  { evidence, id, kind }: Subject
): Promise<Report> {
  const reporterId = demoId('profile', by.number)
  const reported = {
    reporterId,
    reportedId: demoId('profile', about.number),
    reason,
    explanation,
    evidenceKind: kind,
    evidenceId: id,
    evidence: { name: about.name, about: about.about, lines: [], picture: null, ...evidence },
    settings: { reportsPerDay: 1000 },
  }
  done(await reportMember(earlier(ports, { hours: hoursAgo }), reported))
  const same = { reporterId, evidenceId: id }
  return (await ports.unitOfWork.run(({ reports }) => reports.first(same)))!
}

/** The last photo of the first of these members who has more than one. */
async function reportPhoto(ports: Ports, members: readonly Character[]) {
  for (const about of members.slice(100)) {
    const album = await albumOf(ports, about.number)
    if (album.length < 2) continue
    const { id, storageKey } = album.at(-1)!
    const by = candidatesFor(about, members)[0]
    const reason = 'offensive_pictures'
    const explanation = 'The banner behind him in this photo. I do not want to see that here.'
    const picture = await ports.photos.read(storageKey, 'full')
    const reporting = { by, about, reason, explanation, hoursAgo: 14 } as const
    await report(ports, reporting, { kind: 'photo', id, evidence: { picture } })
    return
  }
}

/** One in which nothing was found, and one that ended in a warning. */
async function closeTwo(ports: Ports, members: readonly Character[]) {
  const silent = quiet(ports)
  const doubted = await reportProfile(ports, {
    by: members[24],
    about: members[58],
    reason: 'fake_profile',
    explanation: 'Too good to be true.',
    hoursAgo: 80,
  })
  const then = earlier(silent, { hours: 70 })
  done(
    await closeCase(then, {
      by: await adminOf(then, 'moderator'),
      reportId: doubted.id,
      decision: 'no_violation',
      reason: 'All photos show the same person',
    })
  )
  const advertised = await reportProfile(ports, {
    by: members[27],
    about: members[66],
    reason: 'advertising',
    explanation: 'Wants me to follow a page where you pay.',
    hoursAgo: 100,
  })
  const at = earlier(silent, { hours: 96 })
  const by = await adminOf(at, 'moderator')
  done(
    await actOnReport(at, {
      by,
      reportId: advertised.id,
      deed: { kind: 'warning' },
      statement: {
        breach: 'advertising',
        law: '',
        facts: 'Your profile asked members to pay for photos on another site.',
        machine: 'none',
      },
    })
  )
  const reason = 'Warned; the text has already been removed'
  done(await closeCase(at, { by, reportId: advertised.id, decision: 'dealt_with', reason }))
}
