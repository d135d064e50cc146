import db from '@adonisjs/lucid/services/db'
import { conversationsOf, messagesEach, spread, type Sizes } from '#tests/bench/admin/sizes'
import { dayLong } from '#tests/bench/moments'
import { addRows, id, random } from '#tests/bench/generated_rows'

/** Conversations of twenty messages each; one member in two thousand is fictional. */
export async function addMessages(sizes: Sizes) {
  await makeFictional(sizes.members)
  const conversations = conversationsOf(sizes)
  const [low, high] = pairOf(sizes.members)
  await addRows('conversations', conversations, {
    id: id('e000', 'n'),
    low_profile_id: id('8000', low),
    high_profile_id: id('8000', high),
    last_sequence: messagesEach,
    created_at: spread(conversations),
  })
  for (const [profile, partner] of [
    [low, high],
    [high, low],
  ]) {
    await addRows('participants', conversations, {
      conversation_id: id('e000', 'n'),
      profile_id: id('8000', profile),
      partner_id: id('8000', partner),
      last_message_at: spread(conversations),
      last_message_id: id('f000', `n * ${messagesEach}`),
      last_read_sequence: `case when ${random(161, 50)} = 0 then 10 else 20 end`,
      unread: `case when ${random(161, 50)} = 0 then 10 else 0 end`,
    })
  }
  await addTexts(sizes)
  await listWaiting(conversations)
}

async function addTexts(sizes: Sizes) {
  const [low, high] = pairOf(sizes.members).map((one) =>
    one.replaceAll('n', `((n - 1) / ${messagesEach} + 1)`)
  )
  await addRows('messages', sizes.messages, {
    id: id('f000', 'n'),
    conversation_id: id('e000', `(n - 1) / ${messagesEach} + 1`),
    sender_id: `case when n % 2 = 0 then ${id('8000', low)} else ${id('8000', high)} end`,
    client_id: `'message ' || n`,
    sequence: `(n - 1) % ${messagesEach} + 1`,
    kind: `'text'`,
    body: `'How was your day by the sea? I walked along the water until it was dark.'`,
    cost: 10,
    sent_at: spread(sizes.messages),
    delivered_at: spread(sizes.messages),
  })
}

/** Two members for a conversation, no two of which are the same. */
export function pairOf(members: number) {
  const half = Math.floor(members / 2)
  return [`(n % ${half} + 1)`, `(${half + 1} + (n * 7 + n / ${half}) % ${half})`]
}

async function makeFictional(members: number) {
  const numbers = `id in (select ${id('8000', 'id_number')} from
    (select number * 2000 as id_number from bench_homes where number between 1 and ${Math.floor(members / 2000)}) as chosen)`
  await db.rawQuery(`update profiles set fictional = true where ${numbers}`)
}

/** Members wait for an answer in up to five hundred conversations with fictional profiles. */
async function listWaiting(conversations: number) {
  await db.rawQuery(
    `insert into waiting_answers (conversation_id, fictional_id, member_id, site_id, since)
     select participants.conversation_id, profiles.id, participants.partner_id, profiles.site_id,
       participants.last_message_at
     from profiles join participants on participants.profile_id = profiles.id
     join profiles as member on member.id = participants.partner_id
     where profiles.fictional and not member.fictional
     and participants.conversation_id > ${id('e000', String(Math.floor(conversations / 2)))}
     limit 500`
  )
  await db.rawQuery(
    `update participants set unread = 10, last_read_sequence = 10 where exists
      (select 1 from waiting_answers where waiting_answers.conversation_id = participants.conversation_id
       and waiting_answers.fictional_id = participants.profile_id)`
  )
  await addRows('readings', Math.ceil(conversations / 500), {
    id: id('e100', 'n'),
    admin_id: id('a400', 'n % 20 + 1'),
    conversation_id: id('e000', `${random(162, conversations)} + 1`),
    opened_at: `${spread(conversations)} - ${dayLong}`,
  })
}
