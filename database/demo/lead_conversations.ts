import type { DateTime } from 'luxon'
import { beginConversation } from '#core/messaging/begin_conversation'
import type { GiftName } from '#core/messaging/gifts/catalogue'
import { sendGift } from '#core/messaging/gifts/send_gift'
import type { Message } from '#core/messaging/message'
import { readConversation } from '#core/messaging/read_conversation'
import { removeMessage } from '#core/messaging/remove_message'
import { sendInto } from '#core/messaging/send_into'
import type { Ports } from '#core/ports'
import { ok } from '#core/result'
import type { Locale } from '#core/sites/locales'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import type { Character } from '#database/demo/cast'
import { done } from '#database/demo/done'
import { demoId } from '#database/demo/ids'
import { leadsOf } from '#database/demo/leads'
import { portraitKey, portraitSize } from '#database/demo/portrait_keys'
import { boughtDaysAgo } from '#database/demo/purchases'
import { quiet } from '#database/demo/quiet'
import { candidatesFor } from '#database/demo/romances'
import type { Writings } from '#database/demo/writings'

/** What two members write in turn, one line every three minutes. */
export type Talk = Readonly<{
  partner: Character
  lines: readonly string[]
  /** Whether the lead, or whoever it is that talks with the partner, writes the first line. */
  leadBegins: boolean
  /** How many minutes ago the first line was written. */
  ago: number
}>

/** A conversation of a lead, before it is played. */
type Scene = Talk &
  Readonly<{
    read: boolean
    ending?: 'gift' | 'gift of partner' | 'photo of partner' | 'removed'
  }>

/** Conversations are written this long after the partner bought the credits for them. */
const latestPurchaseDays = 8

/**
 * Plays the conversations of the leads, each in their own language, through the use cases, at moments of the last days, so that
 * credits, free messages and unread numbers are what they would really be. Nobody is told by mail
 * or push.
 */
export async function playConversations(
  ports: Ports,
  cast: readonly Character[],
  writings: Readonly<Record<Locale, Writings>>
) {
  const now = ports.clock.now()
  for (const lead of leadsOf(cast)) {
    const scenes = scenesOf[lead.lead!](lead, cast, writings[lead.language])
    for (const scene of scenes) await play(quiet(ports), lead, scene, now)
  }
}

type Scenes = (lead: Character, cast: readonly Character[], writings: Writings) => Scene[]

const scenesOf: Record<NonNullable<Character['lead']>, Scenes> = {
  /** Twelve: eight long ones, one of them with a fictional profile last, and unread openers. */
  premium: (lead, cast, { conversations, openers, fiction = [] }) => {
    const partners = payersFor(lead, cast)
    const endings = ['gift', 'photo of partner', 'removed', 'gift of partner'] as const
    const talks = conversations.slice(0, 8).map((lines, index) => ({
      partner: partners[index],
      lines,
      leadBegins: index % 2 === 1,
      ago: 7000 - index * 850,
      read: index % 3 !== 1,
      ending: endings[index],
    }))
    const story = storyWith(lead, cast, fiction[0])
    const hellos = openers.slice(0, 3).map((line, index) => ({
      partner: partners[8 + index],
      lines: [line],
      leadBegins: false,
      ago: 190 - index * 70,
      read: false,
    }))
    return [...talks, story, ...hellos]
  },

  /** Twelve: the two that a free member may enter, one of them fiction, and ten that others began. */
  free: (lead, cast, { conversations, openers, fiction = [] }) => {
    const partners = payersFor(lead, cast)
    const long = {
      partner: partners[0],
      lines: conversations[1],
      leadBegins: false,
      ago: 4100,
      read: true,
      ending: 'removed',
    } as const
    const endings: Readonly<Record<number, Scene['ending']>> = {
      5: 'photo of partner',
      7: 'gift of partner',
    }
    const hellos = openers.slice(4, 14).map((line, index) => ({
      partner: partners[1 + index],
      lines: [line],
      leadBegins: false,
      ago: 2000 - index * 217,
      read: index < 6,
      ending: endings[index],
    }))
    return [long, storyWith(lead, cast, fiction[1]), ...hellos]
  },

  /** One message, held until they confirm their account. */
  newcomer: (lead, cast, { openers }) => [
    {
      partner: candidatesFor(lead, cast)[0],
      lines: [openers.at(-1)!],
      leadBegins: true,
      ago: 4,
      read: true,
    },
  ],
}

/** With the fictional profile of the lead's country, whom the lead writes to first. */
function storyWith(lead: Character, cast: readonly Character[], lines: readonly string[]): Scene {
  const partner = cast.find(
    (one) => one.fictional && one.country === lead.country && one.gender !== lead.gender
  )!
  return { partner, lines, leadBegins: true, ago: 640, read: true }
}

/** Premium members who had their credits by then; free ones have no conversation left. */
function payersFor(lead: Character, cast: readonly Character[]) {
  return candidatesFor(lead, cast).filter(
    ({ premium, number }) => premium && boughtDaysAgo(number) >= latestPurchaseDays
  )
}

async function play(ports: Ports, lead: Character, scene: Scene, now: DateTime) {
  const { partner, read, ending, lines, leadBegins } = scene
  const { conversationId } = await talk(ports, lead, scene, now)
  const end = lineAt(ports, scene, now, lines.length)
  const later = { conversationId, partner, end }
  const lastOfPartner = lines.findLastIndex((_, line) => (line % 2 === 0) !== leadBegins)
  if (ending === 'removed') await removeLast(later, lastOfPartner)
  else if (ending === 'photo of partner') await sendPicture(later)
  else if (ending) await give(end, ending === 'gift' ? lead : partner, conversationId)
  if (read) await open(end, lead, { conversationId })
}

/** Has two members write to each other, through the use cases; answers the last message. */
export async function talk(ports: Ports, lead: Character, said: Talk, now: DateTime) {
  let last: Message | undefined
  for (const [line, body] of said.lines.entries()) {
    const isOfLead = (line % 2 === 0) === said.leadBegins
    const [sender, reader] = isOfLead ? [lead, said.partner] : [said.partner, lead]
    const at = lineAt(ports, said, now, line)
    if (last) await open(at, sender, last)
    last = done(
      await beginConversation(at, {
        ...sentBy(sender, `line ${line}`),
        body,
        partnerId: demoId('profile', reader.number),
      })
    )
  }
  return last!
}

/** The ports as they were when this line was written. */
function lineAt(ports: Ports, { ago }: Talk, now: DateTime, line: number): Ports {
  return { ...ports, clock: { now: () => now.minus({ minutes: ago - line * 3 }) } }
}

function sentBy({ number }: Character, clientId: string) {
  return { userId: demoId('user', number), clientId: `demo ${number} ${clientId}`, settings }
}

type Later = Readonly<{
  conversationId: string
  partner: Character
  end: Ports
}>

async function give(ports: Ports, giver: Character, conversationId: string) {
  const gift: GiftName = giver.lead ? 'coffee' : 'rose'
  done(await sendGift(ports, { ...sentBy(giver, 'gift'), conversationId, gift }))
}

async function sendPicture({ conversationId, partner, end }: Later) {
  const storageKey = portraitKey(`lead chat ${partner.number}`, partner, 1)
  const content = { kind: 'photo', body: '', storageKey, ...portraitSize } as const
  const photo = { ...sentBy(partner, 'photo'), price: settings.photoCredits, content }
  done(await sendInto<never>(end, photo, async () => ok(conversationId)))
}

async function removeLast({ conversationId, partner, end }: Later, line: number) {
  const profileId = demoId('profile', partner.number)
  const { clientId } = sentBy(partner, `line ${line}`)
  const message = await end.unitOfWork.run(({ messages }) =>
    messages.first({ conversationId, clientId })
  )
  done(await removeMessage(end, { profileId, conversationId, messageId: message!.id }))
}

async function open(
  ports: Ports,
  reader: Character,
  { conversationId }: Pick<Message, 'conversationId'>
) {
  const profileId = demoId('profile', reader.number)
  done(await readConversation(ports, { profileId, conversationId }))
}
