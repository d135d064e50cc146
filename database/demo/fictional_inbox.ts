import type { DateTime } from 'luxon'
import { addReadyLine } from '#core/admin/inbox/keep_ready_lines'
import { replyAsFictional } from '#core/admin/inbox/reply_as_fictional'
import { claimWork } from '#core/admin/claims/work_claim'
import { beginConversation } from '#core/messaging/begin_conversation'
import type { Ports } from '#core/ports'
import { Clock } from '#core/ports/clock'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import type { Locale } from '#core/sites/locales'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { ordinary } from '#database/demo/romances'
import { quiet } from '#database/demo/quiet'

/** What a member writes to a fictional profile, in turn with its answers: the member has the last word. */
type Letter = Readonly<{ language: Locale; minutesAgo: number; lines: readonly string[] }>

const letters: readonly Letter[] = [
  {
    language: 'en',
    minutesAgo: 31,
    lines: [
      'Morning Stella. Did not sleep again. The house is so quiet now.',
      'Good morning. I am sorry the nights are hard. Is there someone near you to call today?',
      'No. Only you. I don’t see the point of it any more, honestly.',
    ],
  },
  {
    language: 'en',
    minutesAgo: 64,
    lines: [
      'You are the first one who asks how my day was.',
      'And how was it?',
      'Better now. So when do I see you?',
    ],
  },
  {
    language: 'nl',
    minutesAgo: 72,
    lines: ['Mijn dochter zegt dat je niet bestaat. Ben je echt?'],
  },
  { language: 'nl', minutesAgo: 12, lines: ['Hou jij ook van jazz?'] },
  { language: 'nl', minutesAgo: 9, lines: ['Welterusten dan maar'] },
  { language: 'de', minutesAgo: 48, lines: ['Das Buch war wirklich gut, danke für den Tipp.'] },
  {
    language: 'de',
    minutesAgo: 22,
    lines: ['Ich bin gerade etwas knapp bei Kasse, kein Geld mehr bis Freitag.'],
  },
  { language: 'fr', minutesAgo: 52, lines: ['Qu’est-ce que tu fais le dimanche ?'] },
  { language: 'fr', minutesAgo: 17, lines: ['Quand est-ce qu’on se voit en vrai ?'] },
  { language: 'en', minutesAgo: 40, lines: ['Haha, fair enough.'] },
  { language: 'nl', minutesAgo: 68, lines: ['Goedemorgen! Lekker geslapen?'] },
  { language: 'de', minutesAgo: 5, lines: ['Guten Morgen aus Köln'] },
]

const readyLines: readonly Readonly<{ language: Locale; body: string }>[] = [
  { language: 'en', body: 'Good morning! What are you up to today?' },
  { language: 'en', body: 'Tell me more, I like how you put that.' },
  { language: 'nl', body: 'Goedemorgen! Wat ga je vandaag doen?' },
  { language: 'de', body: 'Guten Morgen! Was hast du heute vor?' },
]

/** A dozen conversations of fictional profiles that wait for an answer, and ready lines of the owner. */
export async function fillInbox(ports: Ports, cast: readonly Character[]) {
  const now = ports.clock.now()
  const { owner, moderator } = await team(ports)
  const used = new Set<number>()
  for (const letter of letters) {
    const pair = pairFor(letter, cast, used)
    if (!pair) continue
    used.add(pair.member.number)
    await play(quiet(ports), pair, letter, { now, by: moderator })
  }
  for (const line of readyLines) await addReadyLine(ports, { by: owner, ...line })
}

type Pair = Readonly<{ member: Character; fictional: Character }>

/** A member and the fictional profile of their country; the leads of the demo are left alone. */
function pairFor({ language }: Letter, cast: readonly Character[], used: ReadonlySet<number>) {
  for (const member of ordinary(cast).toReversed()) {
    const isFree = member.language === language && member.premium && !used.has(member.number)
    const fictional = cast.find(
      (one) => one.fictional && one.country === member.country && one.gender !== member.gender
    )
    if (isFree && fictional) return { member, fictional }
  }
  return null
}

type Team = Awaited<ReturnType<typeof team>>

async function play(
  ports: Ports,
  { fictional, member }: Pair,
  { lines, minutesAgo }: Letter,
  { by, now }: Readonly<{ by: Team['moderator']; now: DateTime }>
) {
  const partnerId = demoId('profile', fictional.number)
  const userId = demoId('user', member.number)
  let conversationId = ''
  for (const [index, body] of lines.entries()) {
    const minutes = minutesAgo + (lines.length - 1 - index) * 12
    const then = { ...ports, clock: new ClockAt(now.minus({ minutes })) }
    const clientId = `demo ${member.number} inbox ${index}`
    if (index % 2 === 0) {
      const said = await beginConversation(then, { userId, partnerId, clientId, body, settings })
      conversationId = said.ok ? said.value.conversationId : conversationId
    } else {
      const { adminId } = by
      await claimWork(then, { kind: 'fictional_conversation', subjectId: conversationId, adminId })
      const kind = 'words'
      await replyAsFictional(then, { by, conversationId, kind, clientId, body, settings })
    }
  }
}

async function team({ unitOfWork }: Ports) {
  const signedIn = (role: 'owner' | 'moderator') =>
    unitOfWork.run(async ({ admins }) => {
      const admin = await admins.first({ role })
      if (!admin) throw new Error(`The demo has no ${role}`)
      return { adminId: admin.id, role, siteId: null, confirmedAt: null }
    })
  return { owner: await signedIn('owner'), moderator: await signedIn('moderator') }
}

class ClockAt extends Clock {
  constructor(private at: DateTime) {
    super()
  }

  now() {
    return this.at
  }
}
