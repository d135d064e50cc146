import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { getJson, conversationBetween } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { open } from '#tests/support/http/open_page'

const day = 86_400_000

/** A conversation with this many messages by bob, a minute apart, the last one just now. */
async function longTalk(count: number, firstAt = Date.now() - count * 60_000) {
  await join(ada(), bob())
  const id = await conversationBetween(ada(), bob())
  const messages = Array.from({ length: count }, (_, index) => {
    const at = firstAt + (index + 1) * 60_000
    return {
      id: crypto.randomUUID(),
      conversation_id: id,
      sender_id: bob().profile.id,
      client_id: `number-${index + 1}`,
      sequence: index + 1,
      kind: 'text',
      body: `Bericht ${index + 1}`,
      cost: 0,
      sent_at: at,
      delivered_at: at,
    }
  })
  await db.table('messages').multiInsert(messages)
  await db.from('conversations').where('id', id).update({ last_sequence: count })
  return id
}

function numbers({ messages }: { messages: { sequence: number }[] }) {
  const all = messages.map(({ sequence }) => sequence)
  return { first: all.at(0), last: all.at(-1), count: all.length }
}

test.group('The history of a conversation', (group) => {
  inTransaction(group)

  test('opens at the newest thirty and goes back thirty at a time', async ({ client, assert }) => {
    const id = await longTalk(70)
    const page = await open(client, `/chats/${id}`, ada())
    assert.deepEqual(numbers(page.inertiaProps.conversation), { first: 41, last: 70, count: 30 })
    assert.isTrue(page.inertiaProps.conversation.hasOlder)

    const second = (await getJson(client, ada(), `/chats/${id}/messages?before=41`)).body()
    assert.deepEqual(numbers(second), { first: 11, last: 40, count: 30 })
    const third = (await getJson(client, ada(), `/chats/${id}/messages?before=11`)).body()
    assert.deepEqual(numbers(third), { first: 1, last: 10, count: 10 })
    assert.containsSubset(third, { hasOlder: false, limited: false })
  })

  test('is sent in parts to a reader who missed more than a hundred messages', async ({
    client,
    assert,
  }) => {
    const id = await longTalk(130)
    const first = (await getJson(client, ada(), `/chats/${id}/messages?after=0`)).body()
    assert.containsSubset(first, { hasNewer: true })
    const second = (await getJson(client, ada(), `/chats/${id}/messages?after=100`)).body()
    assert.deepEqual(numbers(second), { first: 101, last: 130, count: 30 })
    assert.containsSubset(second, { hasNewer: false, partnerRead: 0 })
  })

  test('ends at 180 days, and says so', async ({ client, assert }) => {
    const id = await longTalk(4, Date.now() - 180 * day - 2.5 * 60_000)
    const page = await open(client, `/chats/${id}`, ada())
    const { conversation } = page.inertiaProps
    assert.deepEqual(numbers(conversation), { first: 3, last: 4, count: 2 })
    assert.containsSubset(conversation, { hasOlder: false, limited: true })

    const hidden = (await getJson(client, ada(), `/chats/${id}/messages?before=3`)).body()
    assert.containsSubset(hidden, { messages: [], hasOlder: false, limited: true })
  })
})
