import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { giveCredits } from '#tests/support/admin/credits'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween, getJson, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

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
    const { as } = await signInAdmin('support')
    const list = (await as(client.get('/admin/inbox'))).text()
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

  test('goes on after the last of a page, and by language', async ({ assert, client }) => {
    const adas = await writesToStella(client, ada(), 'From Ada')
    await writesToStella(client, cleo(), 'From Cleo')
    await since(adas.id, hour)
    const [first] = await db.from('waiting_answers').orderBy('since')
    const { as } = await signInAdmin('support')
    const next = await as(
      client.get(`/admin/inbox?after=2.${first.since}.${first.conversation_id}`)
    )
    next.assertTextIncludes('From Cleo')
    assert.notInclude(next.text(), 'From Ada')
    const german = await as(client.get('/admin/inbox?language=de'))
    german.assertTextIncludes('No chat is waiting for an answer here.')
  })

  test('has worries first: distress, then belief, then who waits longest', async ({
    assert,
    client,
  }) => {
    const calm = await writesToStella(client, ada(), 'Just hello')
    const believing = await writesToStella(client, bob(), 'When do I see you?')
    const unwell = await writesToStella(client, cleo(), 'Ik wil niet meer leven')
    await say(client, cleo(), unwell.id, { body: 'What is your phone number?' })
    await since(calm.id, 3 * hour)
    await since(believing.id, 2 * hour)
    await since(unwell.id, hour)
    const { as } = await signInAdmin('support')
    const order = async (query: string) => {
      const list = (await as(client.get(`/admin/inbox${query}`))).text()
      const ids = [...list.matchAll(/href="\/admin\/inbox\/([\da-f-]{36})/g)].map(([, id]) => id)
      return ids.map((id) => [calm, believing, unwell].findIndex((one) => one.id === id))
    }
    assert.deepEqual(await order(''), [2, 1, 0])
    assert.deepEqual(await order('?order=waiting'), [0, 1, 2])
    const { since: at } = await db.from('waiting_answers').where('worry', 0).firstOrFail()
    assert.deepEqual(await order(`?after=0.${at}.${unwell.id}`), [1, 0])
    const { since: first } = await db.from('waiting_answers').orderBy('since').firstOrFail()
    assert.deepEqual(await order(`?order=waiting&after=2.${first}.${calm.id}`), [1, 2])
  })

  test('worries no more about who was answered', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Ik wil niet meer leven')
    const { as } = await signInAdmin('support')
    await as(client.get(path))
    await as(client.post(`${path}/aside`))
    await say(client, ada(), id, { body: 'Thanks' })
    const rows = await db.from('waiting_answers').select('worry')
    assert.deepEqual(rows, [{ worry: 2 }])
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
    const { as } = await signInAdmin('support')
    const list = await as(client.get('/admin/inbox'))
    list.assertTextIncludes('No chat is waiting for an answer here.')
    assert.notMatch(list.text(), /\bAda\b/)
  })

  test('shows who is on it', async ({ client }) => {
    const { path } = await writesToStella(client, ada())
    const moderator = await signInAdmin('moderator')
    const support = await signInAdmin('support')
    await moderator.as(client.get(path))
    const list = await support.as(client.get('/admin/inbox'))
    list.assertTextIncludes('The moderator is on it')
    const opened = await support.as(client.get(path))
    opened.assertTextIncludes('Another admin is on it')
    await moderator.as(client.post(`${path}/release`))
    const free = await support.as(client.get(path))
    free.assertTextIncludes('yours until')
  })

  test('warns of signs and of much spending in the list', async ({ client }) => {
    const rich = bob({ user: { paidUser: true } })
    await giveCredits(rich, 400)
    const { id } = await writesToStella(client, rich, 'When do I see you?')
    await writesToStella(client, ada(), 'Ik wil niet meer leven')
    await db.from('messages').where('conversation_id', id).update({ cost: 51 })
    const { as } = await signInAdmin('support')
    const list = await as(client.get('/admin/inbox'))
    for (const words of ['Unwell?', 'Thinks it’s real?', 'Spends a lot']) {
      list.assertTextIncludes(words)
    }
  })

  test('is counted on the dashboard', async ({ client, assert }) => {
    await writesToStella(client, ada())
    const { as } = await signInAdmin('support')
    const page = await as(client.get('/admin'))
    assert.match(page.text(), /Chats of fictional profiles<\/a><\/dt>\s*<dd[^>]*>1<\/dd>/)
  })
})

test.group('An answer as a fictional profile', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), stella))

  test('reaches the member as a message of the labelled profile', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada())
    const { admin, as } = await signInAdmin('moderator')
    await as(client.get(path))
    const form = { client_id: 'reply-1', body: 'Hoi <b>Ada</b>' }
    const sent = await as(client.post(`${path}/replies`)).form(form)
    sent.assertHeader('location', '/admin/inbox')
    const overview = await getJson(client, ada(), '/chats')
    const [side] = overview.body().conversations
    assert.containsSubset(side, {
      unread: 1,
      partner: { name: 'Stella', fictional: true },
      last: { body: 'Hoi <b>Ada</b>' },
    })
    const [row] = await db.from('audit_rows').where('act', 'reply_as_fictional')
    assert.equal(row.admin_id, admin.id)
    assert.equal(row.subject_id, id)
    assert.isEmpty(await db.from('waiting_answers'))
    const page = await as(client.get(path))
    page.assertTextIncludes('The moderator as Stella')
    page.assertTextIncludes('Hoi &lt;b&gt;Ada&lt;/b&gt;')
  })

  test('says why it cannot be sent, and keeps its words', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada())
    const { as } = await signInAdmin('moderator')
    await as(client.get(path))
    await db.from('users').where('id', ada().user.id).update({ status: 'deletion_pending' })
    const form = { client_id: 'reply-1', body: 'Hoi Ada' }
    const request = as(client.post(`${path}/replies`)).header('referer', url(path))
    const refused = await request.form(form).redirects(1)
    refused.assertTextIncludes('banned or being deleted')
    await db.from('users').where('id', ada().user.id).update({ status: 'active' })
    const other = await signInAdmin('support')
    await other.as(client.get(path))
    assert.deepEqual(await messagesIn(id), ['Hoi Stella'])
  })

  test('by one click says what the profile is, in the member’s language', async ({
    assert,
    client,
  }) => {
    const { id, path } = await writesToStella(client, ada(), 'Wanneer zie ik je?')
    const { as } = await signInAdmin('moderator')
    const before = await as(client.get(path))
    before.assertTextIncludes('may believe that Stella is real')
    before.assertTextIncludes('“wanneer zie ik”')
    before.assertTextIncludes('never')
    const form = { client_id: 'plain-1', kind: 'plain' }
    await as(client.post(`${path}/statements`)).form(form)
    assert.match((await messagesIn(id))[1], /^Ik wil eerlijk tegen je zijn: Stella is een fictief/)
    const [row] = await db.from('audit_rows').where('act', 'reply_as_fictional')
    assert.equal(JSON.parse(row.after).said, 'plain')
    assert.notInclude((await as(client.get(path))).text(), '<dd>never</dd>')
  })

  test('points to a help line after a sign of distress', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Ik zie het niet meer zitten')
    const { as } = await signInAdmin('moderator')
    const page = await as(client.get(path))
    page.assertTextIncludes('https://113.nl')
    await as(client.post(`${path}/statements`)).form({ client_id: 'help-1', kind: 'help' })
    assert.match((await messagesIn(id))[1], /113 Zelfmoordpreventie/)
  })

  test('may not be needed: the conversation is put aside', async ({ assert, client }) => {
    const { id, path } = await writesToStella(client, ada(), 'Welterusten')
    const { as } = await signInAdmin('moderator')
    await as(client.get(path))
    await as(client.post(`${path}/aside`))
    assert.isEmpty(await db.from('waiting_answers'))
    assert.deepEqual(await messagesIn(id), ['Welterusten'])
    await say(client, ada(), id, { body: 'Goedemorgen' })
    assert.lengthOf(await db.from('waiting_answers'), 1)
  })
})

test.group('A conversation of the fictional inbox', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), stella))

  test('is one of a fictional profile, and of the admin’s site', async ({ client }) => {
    const real = await conversationBetween(ada(), bob())
    const { as } = await signInAdmin('moderator')
    const hidden = await as(client.get(`/admin/inbox/${real}`))
    hidden.assertStatus(404)
    const form = { client_id: 'x', body: 'Hi' }
    const refused = await as(client.post(`/admin/inbox/${real}/replies`)).form(form)
    refused.assertStatus(404)
    const { path } = await writesToStella(client, ada())
    const other = await closedSite()
    const elsewhere = await signInAdmin('support', { changes: { siteId: other } })
    const foreign = await elsewhere.as(client.get(path))
    foreign.assertStatus(404)
    const list = await elsewhere.as(client.get('/admin/inbox'))
    list.assertTextIncludes('Nobody is waiting.')
  })

  test('shows the last 20 messages, and older ones by a link', async ({ assert, client }) => {
    await db.from('users').where('id', ada().user.id).update({ paid_user: true })
    await giveCredits(ada(), 40)
    const { id, path } = await writesToStella(client, ada(), 'Word 1')
    for (let number = 2; number <= 22; number += 1) {
      await say(client, ada(), id, { body: `Word ${number}` })
    }
    const { as } = await signInAdmin('support')
    const last = (await as(client.get(path))).text()
    assert.match(last, /Word 22\s*</)
    assert.notMatch(last, /Word 2\s*</)
    const [, older] = /href="([^"]+before=\d+)"/.exec(last) ?? []
    const earlier = (await as(client.get(older))).text()
    assert.match(earlier, /Word 2\s*</)
    assert.notMatch(earlier, /Word 22\s*</)
  })

  test('shows of the member only what everyone sees', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada())
    const { as } = await signInAdmin('support')
    const page = (await as(client.get(path))).text()
    assert.include(page, 'Ada, ')
    assert.notInclude(page, 'ada@example.com')
    assert.notMatch(page, /\b1995\b/)
  })

  test('takes ready lines of the admin’s own, also without script', async ({ assert, client }) => {
    const { path } = await writesToStella(client, ada())
    const { admin, as } = await signInAdmin('support')
    const line = { language: 'nl', body: 'Wat lief <3' }
    await as(client.post('/admin/inbox/lines')).form(line)
    const [{ id }] = await db.from('ready_lines').where('admin_id', admin.id)
    const begun = await as(client.get(`${path}?line=${id}`))
    assert.match(begun.text(), /data-draft[^>]*>Wat lief &lt;3<\/textarea>/)
    await as(client.post(`/admin/inbox/lines/${id}`)).form({ language: 'nl', body: 'Fijn' })
    const lines = await as(client.get('/admin/inbox/lines'))
    lines.assertTextIncludes('Fijn')
    const other = await signInAdmin('moderator')
    const refused = await other
      .as(client.post(`/admin/inbox/lines/${id}/remove`))
      .header('referer', url('/admin/inbox/lines'))
      .redirects(1)
    refused.assertTextIncludes('This line is gone.')
    await as(client.post(`/admin/inbox/lines/${id}/remove`))
    assert.isEmpty(await db.from('ready_lines'))
  })
})

function url(path: string) {
  return `http://${process.env.HOST}:${process.env.PORT}${path}`
}
