import { actOnReport } from '#core/admin/reports/act_on_report'
import { closeCase } from '#core/admin/reports/decide_report'
import type { Message } from '#core/messaging/message'
import type { Evidence, EvidenceKind, Report, ReportReason } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import type { Ports } from '#core/ports'
import { adminOf } from '#database/demo/admins'
import { albumOf } from '#database/demo/albums'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { done } from '#database/demo/done'
import { demoId } from '#database/demo/ids'
import { talk } from '#database/demo/lead_conversations'
import { boughtDaysAgo } from '#database/demo/purchases'
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

/** Reports of each kind and urgency that wait for somebody, and two that are closed. */
export async function insertReports(ports: Ports, cast: readonly Character[]) {
  const members = ordinary(cast)
  for (const { about, by, ...rest } of profiles) {
    await reportProfile(ports, { by: members[by], about: members[about], ...rest })
  }
  await reportPhoto(ports, members)
  await reportChats(ports, cast)
  await closeTwo(ports, members)
}

function reportProfile(ports: Ports, reporting: Reporting) {
  return report(ports, reporting, {
    kind: 'profile',
    id: demoId('profile', reporting.about.number),
  })
}

/** Answers the report. */
async function report(
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

/** A chat that ends in a message to report, and one that is reported whole; the reporter reads along. */
const chats = [
  {
    kind: 'message',
    reason: 'scam',
    explanation: 'Four messages in, and already asking for money.',
    hoursAgo: 7,
    lines: [
      'Hello! Your second photo made me laugh. Is the dog yours?',
      "That's Biscuit. He thinks he's a person.",
      "Don't we all. How was your week?",
      "Hard. I'm stuck at the airport and my card is blocked. Could you send me a gift card of 200? You'll have it back on Monday.",
    ],
  },
  {
    kind: 'conversation',
    reason: 'harassment',
    explanation: "He won't take no for an answer, and it gets worse with each message.",
    hoursAgo: 3,
    lines: [
      'Hi, I saw that you like to swim. The lake or the pool?',
      'Give me your number, then I will tell you.',
      "I'd rather chat here for a while first.",
      "Everybody here gives it to me. Don't be so difficult.",
      "No, thanks. Let's leave it at this.",
      'I know where you work. I will wait for you outside.',
    ],
  },
] as const

async function reportChats(ports: Ports, cast: readonly Character[]) {
  const now = ports.clock.now()
  for (const [index, [by, about]] of writers(cast).entries()) {
    const { kind, lines, ...rest } = chats[index]
    const ago = (rest.hoursAgo + 1) * 60
    const last = await talk(quiet(ports), by, { partner: about, lines, leadBegins: true, ago }, now)
    const said = await linesOf(ports, last, about)
    const subject = {
      message: { kind, id: last.id, evidence: { lines: said.slice(-1) } },
      conversation: { kind, id: last.conversationId, evidence: { lines: said } },
    }
    await report(ports, { by, about, ...rest }, subject[kind])
  }
}

/** Pairs who write English and have credits, as many as there are chats. */
function writers(cast: readonly Character[]) {
  const payers = ordinary(cast).filter(({ language, number, premium }) => {
    return language === 'en' && premium && boughtDaysAgo(number) > 2
  })
  const taken = new Set<Character>()
  const pairs = payers.flatMap((by): [Character, Character][] => {
    const about = candidatesFor(by, payers).find((other) => !taken.has(other))
    if (taken.has(by) || !about) return []
    taken.add(by).add(about)
    return [[by, about]]
  })
  return pairs.slice(0, chats.length)
}

async function linesOf({ unitOfWork }: Ports, { conversationId }: Message, about: Character) {
  const reportedId = demoId('profile', about.number)
  const messages = await unitOfWork.run((repositories) =>
    repositories.messages.where({ conversationId }, 'sequence')
  )
  return messages.map(({ body, id, kind, senderId, sentAt }) => {
    const by = senderId === reportedId ? ('reported' as const) : ('reporter' as const)
    return { id, by, kind, body, sentAt: sentAt.toISO()! }
  })
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
        facts: 'Your profile asked members to pay for pictures on another site.',
        machine: 'none',
      },
    })
  )
  const reason = 'Warned; the text is gone already'
  done(await closeCase(at, { by, reportId: advertised.id, decision: 'dealt_with', reason }))
}
