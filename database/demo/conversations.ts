import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { pairOf } from '#core/messaging/conversation'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { candidatesFor } from '#database/demo/romances'
import type { Writings } from '#database/demo/writings'
import type { Locale } from '#core/sites/locales'

type Script = Readonly<{
  number: number
  one: Character
  other: Character
  lines: readonly string[]
  /** When the first line was written. */
  begins: DateTime
  /** The last lines that their reader has not opened yet. */
  unread: number
}>

const mostLines = 10

/**
 * Lets people talk: about every fourth member has a conversation with somebody who fits, and
 * everybody else a chance of an opener that waits to be read.
 */
export async function holdConversations(
  client: TransactionClientContract,
  cast: readonly Character[],
  writings: Record<Locale, Writings>,
  now: DateTime
) {
  const scripts = pairUp(cast).map((pair, index) => scriptOf(pair, index + 1, writings, now))
  await insertAll(client, 'conversations', scripts.map(conversationRow))
  await insertAll(client, 'participants', scripts.flatMap(participantRows))
  await insertAll(client, 'messages', scripts.flatMap(messageRows))
  await countFreeMessages(client, scripts)
}

type Pair = readonly [Character, Character]

/** Nobody talks to more than two people: that is what a free member may. */
function pairUp(cast: readonly Character[]): Pair[] {
  const talks = new Map<Character, number>()
  const pairs: Pair[] = []
  for (const person of cast.filter(({ fictional }) => !fictional)) {
    const partner = candidatesFor(person, cast).find((other) => isFree(other, talks))
    const known = pairs.some(([one, other]) => one === partner && other === person)
    if (!partner || known || !isFree(person, talks)) continue
    for (const one of [person, partner]) talks.set(one, (talks.get(one) ?? 0) + 1)
    pairs.push([person, partner])
  }
  return pairs
}

function isFree(person: Character, talks: Map<Character, number>) {
  return (talks.get(person) ?? 0) < 2
}

function scriptOf(
  [one, other]: Pair,
  number: number,
  writings: Record<Locale, Writings>,
  now: DateTime
): Script {
  const { conversations, openers } = writings[one.language]
  const talks = number % 3 !== 0
  const lines = talks
    ? conversations[number % conversations.length].slice(0, mostLines)
    : [openers[number % openers.length]]
  return {
    number,
    one,
    other,
    lines,
    begins: now.minus({ hours: (number * 5) % 90, minutes: 13 + lines.length * 4 }),
    unread: talks ? number % 2 : 1,
  }
}

function conversationRow({ number, one, other, lines, begins }: Script) {
  const pair = pairOf(demoId('profile', one.number), demoId('profile', other.number))
  return {
    id: demoId('conversation', number),
    low_profile_id: pair.lowProfileId,
    high_profile_id: pair.highProfileId,
    last_sequence: lines.length,
    created_at: begins.toMillis(),
  }
}

function participantRows(script: Script) {
  return [side(script, script.one, script.other, 0), side(script, script.other, script.one, 1)]
}

/** `first` is the index of this side's first line: the two take turns. */
function side(script: Script, person: Character, partner: Character, first: 0 | 1) {
  const last = script.lines.length - 1
  const wroteLast = last % 2 === first
  const unread = wroteLast ? 0 : script.unread
  return {
    conversation_id: demoId('conversation', script.number),
    profile_id: demoId('profile', person.number),
    partner_id: demoId('profile', partner.number),
    unread,
    last_read_sequence: script.lines.length - unread,
    entered_at: script.lines.length > first ? writtenAt(script, first) : null,
    last_message_at: writtenAt(script, last),
    last_message_id: messageId(script, last),
  }
}

function messageRows(script: Script) {
  return script.lines.map((body, index) => ({
    id: messageId(script, index),
    conversation_id: demoId('conversation', script.number),
    sender_id: demoId('profile', (index % 2 ? script.other : script.one).number),
    client_id: messageId(script, index),
    sequence: index + 1,
    kind: 'text',
    body,
    cost: 0,
    sent_at: writtenAt(script, index),
    delivered_at: writtenAt(script, index),
  }))
}

function messageId({ number }: Script, index: number) {
  return demoId('message', number * mostLines + index)
}

function writtenAt({ begins }: Script, index: number) {
  return begins.plus({ minutes: index * 4 }).toMillis()
}

async function countFreeMessages(client: TransactionClientContract, scripts: readonly Script[]) {
  const written = new Map<Character, number>()
  for (const { one, other, lines } of scripts) {
    written.set(one, (written.get(one) ?? 0) + Math.ceil(lines.length / 2))
    written.set(other, (written.get(other) ?? 0) + Math.floor(lines.length / 2))
  }
  for (const [{ number }, count] of written) {
    await client
      .from('users')
      .where('id', demoId('user', number))
      .update({ free_messages_used: Math.min(count, 5) })
  }
}
