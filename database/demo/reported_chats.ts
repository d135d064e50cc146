import type { Message } from '#core/messaging/message'
import type { Ports } from '#core/ports'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { talk } from '#database/demo/lead_conversations'
import { boughtDaysAgo } from '#database/demo/purchases'
import { quiet } from '#database/demo/quiet'
import { report } from '#database/demo/reports'
import { candidatesFor, ordinary } from '#database/demo/romances'

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

/** A reported message and a reported chat, which wait for somebody. */
export async function insertReportedChats(ports: Ports, cast: readonly Character[]) {
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
