import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import type { ReportReason } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import { rejectPhoto } from '#core/moderation/review_photo'
import type { Ports } from '#core/ports'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { demoId } from '#database/demo/ids'
import { leadsOf } from '#database/demo/leads'
import { quiet } from '#database/demo/quiet'
import { ordinary } from '#database/demo/romances'

/** What is reported, by its hours ago; the reporter and the reported are the nth of the cast. */
const reports: readonly Readonly<{
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
    explanation: 'Says in the profile to be divorced. I know the wife.',
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

/** Reports of each urgency, and an appeal against a warning, which all wait for somebody. */
export async function insertModeration(ports: Ports, cast: readonly Character[]) {
  const members = ordinary(cast)
  for (const { about, by, explanation, hoursAgo, reason } of reports) {
    const reported = members[about]
    await reportMember(earlier(ports, { hours: hoursAgo }), {
      reporterId: demoId('profile', members[by].number),
      reportedId: demoId('profile', reported.number),
      reason,
      explanation,
      evidenceKind: 'profile',
      evidenceId: demoId('profile', reported.number),
      evidence: { name: reported.name, about: reported.about, lines: [], picture: null },
      settings: { reportsPerDay: 1000 },
    })
  }
  await appealWarning(ports, members[78])
  await appealRejection(ports, members.slice(80))
  await rejectPhotosOfLeads(ports, cast)
}

/** Premium and free members who are shown the demo find a decision about their last photo, of yesterday. */
async function rejectPhotosOfLeads(ports: Ports, cast: readonly Character[]) {
  const silent = quiet(ports)
  const adminId = await moderatorOf(ports)
  for (const { number } of leadsOf(cast).filter(({ lead }) => lead !== 'newcomer')) {
    const album = await albumOf(ports, number)
    const { id: photoId } = album.at(-1)!
    await rejectPhoto(earlier(silent, { days: 1 }), { photoId, adminId, reason: 'unclear' })
  }
}

function albumOf(ports: Ports, number: number) {
  const profileId = demoId('profile', number)
  return ports.unitOfWork.run(({ photos }) =>
    photos.where({ profileId, status: 'active' }, 'position')
  )
}

/** A rejected photo, of the first of these members who has more than one. */
async function appealRejection(ports: Ports, members: readonly Character[]) {
  const found = await secondPhoto(ports, members)
  if (!found) return
  const { number, photoId } = found
  const adminId = await moderatorOf(ports)
  await rejectPhoto(earlier(ports, { days: 2 }), { photoId, adminId, reason: 'not_you' })
  const userId = demoId('user', number)
  const measure = await ports.unitOfWork.run(({ measures }) => measures.first({ userId }))
  const body = 'That is me ten years ago, before I cut my hair. My sister took it.'
  if (!measure) return
  await makeAppeal(earlier(ports, { hours: 6 }), { userId, measureId: measure.id, body })
}

async function secondPhoto(ports: Ports, members: readonly Character[]) {
  for (const { number } of members) {
    const album = await albumOf(ports, number)
    if (album.length > 1) return { number, photoId: album[1].id }
  }
  return null
}

async function appealWarning(ports: Ports, { number }: Character) {
  const userId = demoId('user', number)
  const warned = await takeMeasure(earlier(ports, { days: 3 }), {
    userId,
    reportId: null,
    takenBy: await moderatorOf(ports),
    statement: {
      breach: 'advertising',
      law: null,
      facts: 'You sent eleven members the address of a shop within an hour.',
      machine: 'none',
    },
    deed: { kind: 'warning' },
  })
  if (!warned.ok || !warned.value) return
  await makeAppeal(earlier(ports, { hours: 20 }), {
    userId,
    measureId: warned.value.id,
    body: 'It is not a shop. It is the site of our hiking club, and they had asked me for it.',
  })
}

/** Another admin than the one who is shown the demo, who may then decide. */
async function moderatorOf({ unitOfWork }: Ports) {
  const moderator = await unitOfWork.run(({ admins }) => admins.first({ role: 'moderator' }))
  return moderator?.id ?? null
}
