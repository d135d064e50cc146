import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { giveCredits } from '#tests/support/admin/credits'
import { copyRow } from '#tests/support/admin/many_of_each'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween, getJson, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'

const stella = dirk({ profile: { name: 'Stella', fictional: true } })
const hour = 3_600_000

/** Somebody writes to Stella; answers the path of the conversation. */
async function writesToStella(client: ApiClient, who: Person, body = 'Hoi Stella') {
  const id = await conversationBetween(who, stella)
  const said = await say(client, who, id, { body })
  said.assertStatus(201)
  return { id, path: `/admin/inbox/${id}` }
}

function since(conversationId: string, ago: number) {
  const changes = { since: Date.now() - ago }
  return db.from('waiting_answers').where('conversation_id', conversationId).update(changes)
}

async function messagesIn(conversationId: string) {
  const rows = await db
    .from('messages')
    .where('conversation_id', conversationId)
    .orderBy('sequence')
    .select('body')
  return rows.map(({ body }) => body as string)
}

test.group('The fictional inbox', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo(), stella))

  test('lists who waits for an answer, the longest waiting first', async ({ assert, client }) => {
    const adas = await writesToStella(client, ada(), 'From <b>Ada</b>')
    const cleos = await writesToStella(client, cleo(), 'From Cleo')
    await say(client, ada(), await conversationBetween(ada(), bob()), { body: 'For a real one' })
    await since(cleos.id, 2 * hour)
    await since(adas.id, hour)
    const { read } = await adminAtWork(client, 'support')
    const list = await read('/admin/inbox')
    assert.isBelow(list.indexOf('From Cleo'), list.indexOf('From &lt;b&gt;Ada'))
    assert.isAbove(list.indexOf('From Cleo'), -1)
    assert.notInclude(list, 'For a real one')
    assert.include(list, '2 chats are waiting')
  })

  test('keeps the place of a member who writes again', async ({ assert, client }) => {
    const { id } = await writesToStella(client, ada())
    await since(id, hour)
    const [before] = await db.from('waiting_answers')
    await say(client, ada(), id, { body: 'Are you there?' })
    assert.deepEqual(await db.from('waiting_answers'), [before])
  })

  test('has worries first: distress, then belief, then the longest', async ({ assert, client }) => {
    const calm = await writesToStella(client, ada(), 'Just hello')
    const believing = await writesToStella(client, bob(), 'When do I see you?')
    const unwell = await writesToStella(client, cleo(), 'Ik wil niet meer leven')
    await say(client, cleo(), unwell.id, { body: 'What is your phone number?' })
    await since(calm.id, 3 * hour)
    await since(believing.id, 2 * hour)
    await since(unwell.id, hour)
    const { read } = await adminAtWork(client, 'support')
    const order = async (query: string) => {
      const list = await read(`/admin/inbox${query}`)
      const ids = [...list.matchAll(/href="\/admin\/inbox\/([\da-f-]{36})/g)].map(([, id]) => id)
      return ids.map((id) => [calm, believing, unwell].findIndex((one) => one.id === id))
    }
    assert.deepEqual(await order(''), [2, 1, 0])
    assert.deepEqual(await order('?order=waiting'), [0, 1, 2])
  })

  test('worries no more about who was answered', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Ik wil niet meer leven')
    const { get, post } = await adminAtWork(client, 'support')
    await get(path)
    await post(`${path}/statements`, { client_id: randomUUID(), kind: 'help' })
    await say(client, ada(), id, { body: 'Thanks' })
    const rows = await db.from('waiting_answers').select('worry')
    assert.deepEqual(rows, [{ worry: 2 }])
  })

  test('has the help line answer distress before any other words', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Ik wil niet meer leven')
    const { post, read } = await adminAtWork(client, 'support')
    const page = await read(path)
    assert.include(page, 'Send the helpline first')
    assert.notInclude(page, 'name="body"')
    const own = await post(`${path}/replies`, { client_id: randomUUID(), body: 'Hallo' })
    assert.include(String(own.flashMessage('error')), 'Send the helpline first')
    await post(`${path}/statements`, { client_id: randomUUID(), kind: 'help' })
    assert.lengthOf(await messagesIn(id), 2)
  })

  test('leaves out whom no answer would reach', async ({ assert, client }) => {
    await writesToStella(client, ada())
    await writesToStella(client, bob())
    await writesToStella(client, cleo())
    await db.from('users').where('id', ada().user.id).update({ status: 'banned' })
    await db
      .from('users')
      .where('id', bob().user.id)
      .update({ suspended_until: Date.now() + hour })
    await db.table('blocks').insert({
      blocker_id: cleo().profile.id,
      blocked_id: stella.profile.id,
      created_at: 1,
    })
    const { read } = await adminAtWork(client, 'support')
    const list = await read('/admin/inbox')
    assert.include(list, 'No chat is waiting for an answer here.')
    assert.notMatch(list, /\bAda\b/)
  })

  test('shows who is on it', async ({ client }) => {
    const { path } = await writesToStella(client, ada())
    const moderator = await adminAtWork(client, 'moderator')
    const support = await adminAtWork(client, 'support')
    await moderator.get(path)
    await support.shows('/admin/inbox', 'The moderator is working on it')
    await support.shows(path, 'Another admin is working on it')
    await moderator.post(`${path}/release`)
    await support.shows(path, 'yours until')
  })

  test('warns of signs and of much spending in the list', async ({ client }) => {
    const rich = bob({ user: { paidUser: true } })
    await giveCredits(rich, 400)
    const { id } = await writesToStella(client, rich, 'When do I see you?')
    await writesToStella(client, ada(), 'Ik wil niet meer leven')
    await db.from('messages').where('conversation_id', id).update({ cost: 51 })
    const { shows } = await adminAtWork(client, 'support')
    await shows('/admin/inbox', 'In distress?', 'Thinks it’s real?', 'Spends a lot')
  })
})

test.group('An answer as a fictional profile', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), stella))

  test('reaches the member as a message of the labelled profile', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada())
    const { get, post, shows } = await adminAtWork(client, 'moderator')
    await get(path)
    const form = { client_id: 'reply-1', body: 'Hoi <b>Ada</b>' }
    const sent = await post(`${path}/replies`, form)
    sent.assertHeader('location', '/admin/inbox')
    const overview = await getJson(client, ada(), '/chats')
    const [side] = overview.body().conversations
    assert.containsSubset(side, {
      unread: 1,
      partner: { name: 'Stella', fictional: true },
      last: { body: 'Hoi <b>Ada</b>' },
    })
    assert.isEmpty(await db.from('waiting_answers'))
    await shows(path, 'The moderator as Stella', 'Hoi &lt;b&gt;Ada&lt;/b&gt;')
  })

  test('by one click says what the profile is, in their language', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Wanneer zie ik je?')
    const { post, read, shows } = await adminAtWork(client, 'moderator')
    await shows(path, 'may believe that Stella is real', '“wanneer zie ik”', 'never')
    const form = { client_id: 'plain-1', kind: 'plain' }
    await post(`${path}/statements`, form)
    assert.match((await messagesIn(id))[1], /^Ik wil eerlijk tegen je zijn: Stella is een fictief/)
    assert.notInclude(await read(path), '<dd>never</dd>')
  })

  test('may not be needed: the conversation is put aside', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Welterusten')
    const { get, post } = await adminAtWork(client, 'moderator')
    await get(path)
    await post(`${path}/aside`)
    assert.isEmpty(await db.from('waiting_answers'))
    assert.deepEqual(await messagesIn(id), ['Welterusten'])
    await say(client, ada(), id, { body: 'Goedemorgen' })
    assert.lengthOf(await db.from('waiting_answers'), 1)
  })
})

test.group('A conversation of the fictional inbox', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), stella))

  test('is one of a fictional profile', async ({ client }) => {
    const real = await conversationBetween(ada(), bob())
    const { get } = await adminAtWork(client, 'moderator')
    const hidden = await get(`/admin/inbox/${real}`)
    hidden.assertStatus(404)
  })

  test('shows the last 20 messages, and older ones by a link', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada(), 'Word 1')
    await copyRow(
      'messages',
      (index) => {
        const number = index + 2
        return { client_id: crypto.randomUUID(), sequence: number, body: `Word ${number}` }
      },
      21
    )
    const { read } = await adminAtWork(client, 'support')
    const last = await read(path)
    assert.match(last, /Word 22\s*</)
    assert.notMatch(last, /Word 2\s*</)
    const [, older] = /href="([^"]+before=\d+)"/.exec(last) ?? []
    const earlier = await read(older)
    assert.match(earlier, /Word 2\s*</)
    assert.notMatch(earlier, /Word 22\s*</)
  })

  test('shows of the member only what everyone sees', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada())
    const { read } = await adminAtWork(client, 'support')
    const page = await read(path)
    assert.include(page, 'Ada, ')
    assert.notInclude(page, 'ada@example.com')
    assert.notMatch(page, /\b1995\b/)
  })

  test('takes ready lines of the admin’s own, also without script', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada())
    const { admin, get, post, read } = await adminAtWork(client, 'support')
    const line = { language: 'nl', body: 'Wat lief <3' }
    await post('/admin/inbox/lines', line)
    const [{ id }] = await db.from('ready_lines').where('admin_id', admin.id)
    assert.match(await read(`${path}?line=${id}`), /data-draft[^>]*>Wat lief &lt;3<\/textarea>/)
    await post(`/admin/inbox/lines/${id}`, { language: 'nl', body: 'Fijn' })
    const lines = await get('/admin/inbox/lines')
    lines.assertTextIncludes('Fijn')
    await post(`/admin/inbox/lines/${id}/remove`)
    assert.isEmpty(await db.from('ready_lines'))
  })
})
