import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { addRows, id } from '#tests/bench/generated_rows'
import { crowdMoment, dayLong } from '#tests/bench/moments'
import {
  conversationLong,
  conversationsOf,
  daysOfConversations,
  messagesEach,
  writersOf,
  type Sizes,
} from '#tests/bench/size/sizes'
import { makeMonth, messagePartitions } from '#database/message_months'
import { transact } from '#database/transact'

/**
 * Conversations of forty messages each. The rows of messages stand in the order of their time, so that those of one
 * conversation are far apart, as in life.
 */
export async function addConversations(sizes: Sizes) {
  const conversations = conversationsOf(sizes)
  const [low, high] = pairOf(writersOf(sizes))
  await addRows('conversations', conversations, {
    id: id('e000', 'n'),
    low_profile_id: id('8000', low),
    high_profile_id: id('8000', high),
    last_sequence: messagesEach,
    created_at: `${endOf('n', conversations)} - ${conversationLong}`,
  })
  for (const [profile, partner] of [
    [low, high],
    [high, low],
  ]) {
    await addRows('participants', conversations, {
      conversation_id: id('e000', 'n'),
      profile_id: id('8000', profile),
      partner_id: id('8000', partner),
      last_message_at: endOf('n', conversations),
      last_message_id: id('f000', `${(messagesEach - 1) * conversations} + n`),
      last_read_sequence: `case when n % 10 = 0 then ${messagesEach - 5} else ${messagesEach} end`,
      unread: `case when n % 10 = 0 then 5 else 0 end`,
    })
  }
  await addMessages(conversations, [low, high])
}

/** Two members for a conversation, no two of which are the same. */
function pairOf(members: number) {
  const half = Math.floor(members / 2)
  return [`(n % ${half} + 1)`, `(${half + 1} + (n * 7 + n / ${half}) % ${half})`]
}

/** All first messages, then all second ones, and so on. */
async function addMessages(conversations: number, [low, high]: readonly string[]) {
  const conversation = `((n - 1) % ${conversations} + 1)`
  const place = `((n - 1) / ${conversations})`
  const side = (pair: string) => id('8000', pair.replaceAll('n', conversation))
  const pause = Math.floor(conversationLong / messagesEach)
  const at = `${endOf(conversation, conversations)} - (${messagesEach - 1} - ${place}) * ${pause}`
  await addRows('messages', conversations * messagesEach, {
    id: id('f000', 'n'),
    conversation_id: id('e000', conversation),
    sender_id: `case when ${place} % 2 = 0 then ${side(low)} else ${side(high)} end`,
    client_id: `'message ' || n`,
    sequence: `${place} + 1`,
    kind: `'text'`,
    body: `'How was your day by the sea? I walked along the water until it was dark.'`,
    cost: 10,
    sent_at: at,
    delivered_at: at,
  })
}

/** When this conversation had its last message. */
function endOf(number: string, conversations: number) {
  const step = Math.floor((daysOfConversations * dayLong) / conversations)
  return `(${crowdMoment} - (${conversations} - ${number}) * cast(${step} as bigint))`
}

/** A new database has one partition for all that is past: here it gets one for each month. */
export async function makePastMonths() {
  const [past] = await messagePartitions()
  await db.rawQuery(`drop table ${past.name}`)
  const first = DateTime.fromMillis(crowdMoment, { zone: 'utc' })
    .minus({ days: daysOfConversations, milliseconds: conversationLong })
    .startOf('month')
  for (let month = first; month < past.until; month = month.plus({ months: 1 })) {
    await transact(db, (client) => makeMonth(client, month))
  }
}
