import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { landingNames } from '#core/landings/landing'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { memberList } from '#queries/admin/members/member_list'
import { allMembers } from '#tests/support/admin/no_filter'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { giveCredits } from '#tests/support/admin/credits'
import { report } from '#tests/support/moderation/reports'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { ada, bob, unconfirmedAda } from '#tests/support/people/people'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { mandateRow } from '#tests/support/database/rows'

const file = `/admin/members/${ada().user.id}`
async function asAdmin(client: ApiClient, role: 'support' | 'moderator' | 'viewer' = 'support') {
  const { as } = await signInAdmin(role)
  return {
    get: (path: string) => as(client.get(path)),
    post: (path: string, form: Record<string, unknown> = {}) =>
      as(client.post(path)).header('referer', `http://localhost${file}`).form(form),
  }
}

function auditOf(userId: string) {
  return db.from('audit_rows').where('subject_id', userId).orderBy('number')
}

test.group('Members in the back office', (group) => {
  inTransaction(group)

  test('are listed without their addresses, filtered by name and status', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob({ user: { status: 'banned' } }))
    const { get } = await asAdmin(client)
    const all = await get('/admin/members')
    all.assertTextIncludes('Ada')
    all.assertTextIncludes('Bob')
    assert.notInclude(all.text(), ada().user.email!)
    const banned = await get('/admin/members?status=banned')
    assert.notMatch(banned.text(), /\bAda\b/)
    const named = await get('/admin/members?q=ADA')
    assert.notMatch(named.text(), /\bBob\b/)
    named.assertTextIncludes(file)
  })

  test('have a file whose contents lead to each of its sections, as far as the role sees them', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const sections: Record<string, string[]> = {}
    for (const role of ['support', 'moderator', 'owner'] as const) {
      const { as } = await signInAdmin(role)
      const page = (await as(client.get(file))).text()
      const links = [...page.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id)
      const headings = [...page.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id)
      assert.sameOrderedMembers(links, headings)
      sections[role] = links
    }
    assert.includeMembers(sections.support, ['account', 'credits', 'corrections', 'audit'])
    assert.notIncludeMembers(sections.support, ['chats', 'deletion'])
    assert.includeMembers(sections.moderator, ['chats', 'measures'])
    assert.includeMembers(sections.owner, ['exports', 'deletion'])
  })

  test('have a shorter file once they are erased', async ({ assert, client }) => {
    await join(ada())
    await db.from('users').where('id', ada().user.id).update({ status: 'deleted' })
    const { as } = await signInAdmin('owner')
    const page = (await as(client.get(file))).text()
    assert.notMatch(page, /href="#(corrections|deletion)"|id="(corrections|deletion)"/)
  })

  test('are found by email address and by ids, which lead to the file', async ({ client }) => {
    await join(ada())
    const { post } = await asAdmin(client)
    for (const q of [' ADA@example.com ', ada().user.id, ada().profile.id]) {
      const found = await post('/admin/members/find', { q })
      found.assertHeader('location', file)
    }
    const unknown = await post('/admin/members/find', { q: 'nobody@example.com' })
    unknown.assertHeader('location', '/admin/members')
  })

  test('are found by the end of an IBAN, which alone gets into the URL', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    await db.table('mandates').insert(mandateRow(ada()))
    const { get, post } = await asAdmin(client)
    const asked = await post('/admin/members/find', { q: 'NL91 ABNA 0417 1643 00' })
    asked.assertHeader('location', '/admin/members?q=4300')
    const found = await get('/admin/members?q=4300')
    found.assertTextIncludes(file)
    assert.notMatch(found.text(), /\bBob\b/)
  })

  test('are found by an order, an invoice, and the reference of a transfer as it is written', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    const { series, year, number } = await db.from('invoices').firstOrFail()
    await db.table('bank_transfers').insert({
      reference: 'RF18539007547034',
      order_id: order.id,
      amount: 1999,
      currency: 'EUR',
      return_url: 'https://vonk.test/transactions',
      created_at: Date.now(),
    })
    const { post } = await asAdmin(client)
    const siteId = await closedSite()
    const elsewhere = await signInAdmin('owner', { changes: { siteId } })
    const invoice = `${series}-${year}-${String(number).padStart(6, '0')}`
    for (const q of [order.id, invoice, 'rf18 5390 0754 7034']) {
      const found = await post('/admin/members/find', { q })
      found.assertHeader('location', file)
      const unseen = await elsewhere.as(client.post('/admin/members/find')).form({ q })
      assert.match(unseen.header('location') ?? '', /^\/admin\/members\?q=/)
    }
  })

  test('have a file of logins, photos, orders, credits, mails, consent and acts', async ({
    assert,
    client,
  }) => {
    drive.fake()
    await join(ada({ user: { consentVersion: DateTime.utc(2025, 3, 4) } }), bob())
    const { order } = await buyCredits(client, ada())
    const userId = ada().user.id
    const at = Date.now()
    await db.table('logins').insert({
      id: uuid(),
      user_id: userId,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      country: 'NL',
      created_at: at,
      last_seen_at: at,
    })
    await db
      .table('sent_mails')
      .insert({ id: uuid(), user_id: userId, kind: 'receipt', sent_at: at })
    await db.table('soft_bounces').insert({ id: uuid(), user_id: userId, at })
    await report(client, bob(), ada(), { reason: 'scam' })
    const [{ id: reportId }] = await db.from('reports')
    const photo = await storePhoto(ada(), { main: true })
    const bobs = await storePhoto(bob())
    for (const one of [photo, bobs]) await storeFiles(one)
    const { get, post } = await asAdmin(client)
    await post(`${file}/notes`, { body: 'Called about a refund' })
    const page = (await get(file)).text()
    for (const text of [
      'Firefox, Linux',
      `/admin/orders/${order.id}`,
      '€19.99',
      '+50',
      'an email came back',
      `/admin/reports/${reportId}`,
      `${file}/photos/${photo}`,
      'Write a note about a member',
      '4 Mar 2025',
    ]) {
      assert.include(page, text)
    }
    const blurred = await get(`${file}/photos/${photo}`)
    assert.notInclude(String(blurred.body()), 'full of')
    assert.include(String(blurred.body()), 'blurred')
    const foreign = await get(`${file}/photos/${bobs}`)
    foreign.assertStatus(404)
    drive.restore()
  })

  test('get mail again by the button that their file then shows', async ({ assert, client }) => {
    await join(ada({ user: { notificationsDisabled: ['bounce'] } }))
    const { get, post } = await asAdmin(client)
    const resume = `${file}/mails/resume`
    assert.include((await get(file)).text(), resume)
    await post(resume)
    assert.notInclude((await get(file)).text(), resume)
    assert.lengthOf(await auditOf(ada().user.id), 1)
  })

  test('come in pages', async ({ assert }) => {
    await join(ada(), bob())
    const all = await memberList(allMembers)
    const ids = all.members.map(({ id }) => id)
    assert.deepEqual(ids, [bob().user.id, ada().user.id])
    const rest = await memberList({ ...allMembers, after: bob().user.id })
    assert.deepEqual(
      rest.members.map(({ id }) => id),
      [ada().user.id]
    )
  })

  test('are sorted and filtered by what is in the URL', async ({ assert, client }) => {
    await join(ada(), bob({ user: { paidUser: true } }))
    const oldest = await memberList({ ...allMembers, order: 'oldest' })
    const ids = oldest.members.map(({ id }) => id)
    assert.deepEqual(ids, [ada().user.id, bob().user.id])
    const after = await memberList({ ...allMembers, order: 'oldest', after: ada().user.id })
    assert.deepEqual(
      after.members.map(({ id }) => id),
      [bob().user.id]
    )
    const { get } = await asAdmin(client)
    const premium = await get('/admin/members?premium=yes&order=oldest')
    assert.include(premium.text(), bob().user.id)
    assert.notInclude(premium.text(), ada().user.id)
  })

  for (const [what, filter, index] of [
    ['status', { status: 'banned' }, 'users_by_status'],
    ['name', { name: 'Ada' }, 'profiles_by_name'],
    ['site', { siteId: uuid() }, 'users_by_site'],
  ] as const) {
    test(`are listed by ${what} with the help of an index`, async ({ assert }) => {
      await join(ada(), bob())
      const analyzed = ['users', 'profiles', 'mandates', 'incoming_transfers']
      const steps = await stepsOf(() => memberList({ ...allMembers, ...filter }), analyzed)
      assert.include(steps.join('\n'), index)
    })
  }

  test('are not for viewers, and an admin of another site finds nobody', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const viewer = await asAdmin(client, 'viewer')
    for (const path of ['/admin/members', file]) (await viewer.get(path)).assertStatus(404)
    const siteId = await closedSite()
    const { as } = await signInAdmin('support', { changes: { siteId } })
    assert.notMatch((await as(client.get('/admin/members'))).text(), /\bAda\b/)
    const file404 = await as(client.get(file))
    file404.assertStatus(404)
    const found = await as(client.post('/admin/members/find')).form({ q: 'ada@example.com' })
    found.assertHeader('location', '/admin/members')
    for (const act of ['mails/reset', 'logins/end', 'notes']) {
      const refused = await as(client.post(`${file}/${act}`)).form({ body: 'A note' })
      refused.assertStatus(404)
    }
    assert.isEmpty(await auditOf(ada().user.id))
  })

  test('have the addresses of their landings in the file, while they can be used', async ({
    assert,
    client,
  }) => {
    await join(ada({ profile: { advertised: true } }))
    const photoId = await storePhoto(ada(), { main: true })
    const { get } = await asAdmin(client)
    const addresses = async () => {
      const shown = (await get(file)).text()
      return [...shown.matchAll(/href="https?:[^"]*(\/members\/[^"]*)"/g)].map(([, path]) => path)
    }
    const { id } = ada().profile
    const landings = landingNames.map((landing) => `/members/${id}/${landing}`)
    assert.deepEqual(await addresses(), landings)
    // The facts are a grid of two columns: a second value of one would stand in the first.
    assert.notMatch((await get(file)).text(), /<\/dd>\s*<dd/)
    await Photo.query().where('id', photoId).update({ isPrivate: true })
    assert.isEmpty(await addresses())
    await Photo.query().where('id', photoId).update({ isPrivate: false })
    await Profile.query().where({ id }).update({ advertised: false })
    assert.isEmpty(await addresses())
  })

  test('have a file, also of a site that an admin of that site sees', async ({ client }) => {
    await join(ada())
    const siteId = await closedSite()
    await moveTo(siteId, ada())
    const { as } = await signInAdmin('support', { changes: { siteId } })
    const shown = await as(client.get(file))
    shown.assertStatus(200)
    shown.assertTextIncludes('ada@example.com')
  })
})

test.group('Acts on a member in the back office', (group) => {
  inTransaction(group)

  test('send mails that help them in', async ({ assert, client }) => {
    await join(unconfirmedAda)
    const { post } = await asAdmin(client)
    for (const mail of ['activation', 'reset']) {
      const sent = await post(`${file}/mails/${mail}`)
      sent.assertHeader('location', file)
    }
    const rows = await auditOf(ada().user.id)
    assert.deepEqual(
      rows.map(({ after }) => JSON.parse(after)),
      [{ mail: 'activation' }, { mail: 'password_reset' }]
    )
  })

  test('end their logins, which the file lists', async ({ assert, client }) => {
    await join(ada())
    const login = { id: uuid(), user_id: ada().user.id, user_agent: 'Firefox', country: 'NL' }
    await db.table('logins').insert({ ...login, created_at: 0, last_seen_at: 0 })
    const { get, post } = await asAdmin(client, 'moderator')
    const shown = await get(file)
    shown.assertTextIncludes('Netherlands')
    await post(`${file}/logins/end`)
    assert.isEmpty(await db.from('logins'))
  })

  test('note what others should know, as text, pinned first', async ({ assert, client }) => {
    await join(ada())
    const { get, post } = await asAdmin(client)
    await post(`${file}/notes`, { body: '<b>Called</b> twice' })
    await post(`${file}/notes`, { body: 'Newer note' })
    const [first] = await db.from('member_notes').orderBy('id')
    await post(`${file}/notes/${first.id}/pin`, { pinned: 1 })
    const text = (await get(file)).text()
    assert.include(text, '&lt;b&gt;Called')
    assert.isBelow(text.indexOf('Called'), text.indexOf('Newer note'))
  })

  test('correct what they are, with a reason', async ({ assert, client }) => {
    await join(ada())
    const { post } = await asAdmin(client)
    const facts = 'You sent us your passport'
    await post(`${file}/birth-date`, { born: '1990-05-01', reason: 'Passport shown', facts })
    await post(`${file}/gender`, { gender: 'male', reason: '', facts })
    await post(`${file}/birth-date`, { born: '2020-02-31', reason: 'No such day', facts })
    const [profile] = await db.from('profiles')
    assert.equal(profile.date_of_birth, '1990-05-01')
    assert.equal(profile.gender, 'female')
  })

  test('give and take credits by the ledger, which stays in balance', async ({
    assert,
    client,
  }) => {
    await join(ada())
    await giveCredits(ada(), 10)
    const { post } = await asAdmin(client)
    const reason = 'The payment came twice'
    const request = uuid()
    const facts = 'You paid twice'
    await post(`${file}/credits`, { credits: 40, request, reason, facts })
    await post(`${file}/credits`, { credits: 40, request, reason, facts })
    await post(`${file}/credits`, { credits: -20, request: uuid(), reason, facts })
    await post(`${file}/credits`, { credits: -31, request: uuid(), reason, facts })
    const [user] = await db.from('users')
    assert.equal(user.credits, 30)
    const rows = await auditOf(ada().user.id)
    assert.deepEqual(
      rows.map(({ after }) => JSON.parse(after).credits),
      [50, 30]
    )
  })

  test('are not for who only sees the file', async ({ assert, client }) => {
    await join(ada())
    const { get, post } = await asAdmin(client, 'moderator')
    assert.notInclude((await get(file)).text(), 'birth-date')
    const refused = await post(`${file}/birth-date`, { born: '1990-05-01', reason: 'Passport' })
    refused.assertStatus(404)
    assert.isEmpty(await auditOf(ada().user.id))
  })
})
