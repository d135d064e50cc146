import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { pairOf } from '#core/messaging/conversation'
import type { Locale } from '#core/sites/locales'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { linesOf, pairUp, type Script, scriptsFor } from '#database/demo/scripts'
import type { Writings } from '#database/demo/writings'
import { insertAll } from '#database/insert_all'

export const maxMessages = 10

/**
 * Writes conversations between matching members: two of three pairs have a whole conversation, the
 * others an unread first message.
 */
export async function writeConversations(
  client: TransactionClientContract,
  cast: readonly Character[],
  writings: Record<Locale, Writings>,
  now: DateTime
) {
  const scripts = scriptsFor(pairUp(cast), writings, now)
  await insertAll(client, 'conversations', scripts.map(conversationRow))
  await insertAll(client, 'participants', scripts.flatMap(participantRows))
  await insertAll(client, 'messages', scripts.flatMap(messageRows))
  await countFreeMessages(client, scripts)
  return scripts
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

export function messageId({ number }: Script, index: number) {
  return demoId('message', number * maxMessages + index)
}

export function writtenAt({ begins }: Script, index: number) {
  return begins.plus({ minutes: index * 4 }).toMillis()
}

async function countFreeMessages(client: TransactionClientContract, scripts: readonly Script[]) {
  const sides = scripts.flatMap(({ one, other, lines }) => [
    { number: one.number, count: linesOf(lines, 0) },
    { number: other.number, count: linesOf(lines, 1) },
  ])
  for (const { number, count } of sides) {
    await client
      .from('users')
      .where('id', demoId('user', number))
      .increment('free_messages_used', count)
  }
}
