import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'
import { landingNames } from '#core/landings/landing'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { memberList } from '#queries/admin/members/member_list'
import { allMembers } from '#tests/support/admin/no_filter'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { report } from '#tests/support/moderation/reports'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { drawing } from '#tests/support/profiles/picture_files'
import { ada, bob } from '#tests/support/people/people'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { mandateRow } from '#tests/support/database/rows'

const file = `/admin/members/${ada().user.id}`
function auditOf(userId: string) {
  const acts = db.from('audit_rows').where('subject_id', userId).orderBy('number')
  return acts.whereNot('act', 'read_member')
}

test.group('Members in the back office', (group) => {
  inTransaction(group)

  test('have a file that says who looked at it, once a day', async ({ assert, client }) => {
    await join(ada())
    const { get, read, shows } = await adminAtWork(client, 'support')
    for (let time = 1; time <= 2; time++) await get(file)
    await get(`${file}/lists/logins`)
    const looks = /<h2 id="looks">[^]*/.exec(await read(file))?.[0] ?? ''
    assert.include(looks, 'The support')
    assert.lengthOf(looks.match(/Open a member’s file/g) ?? [], 1)
    const rows = await db.from('audit_rows')
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['read_member']
    )
    await shows(`${file}/lists/looks`, 'Open a member’s file')
  })

  test('are saved and searched for with a row in the log, which leaves it out until asked', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const { post, read } = await adminAtWork(client, 'owner')
    for (let time = 1; time <= 2; time++) {
      await read('/admin/members.csv')
      await post('/admin/members/find', { q: 'ada@example.com' })
    }
    await post(`${file}/notes`, { body: 'Called' })
    const acts = await db.from('audit_rows').orderBy('number')
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['save_file', 'search_members', 'save_file', 'note_member']
    )
    assert.notInclude(JSON.stringify(acts), '@')
    const shown = async (query: string) => {
      const page = await read(`/admin/audit${query}`)
      return [...page.matchAll(/<td class="number">(\d+)<\/td>/g)].map(([, number]) =>
        Number(number)
      )
    }
    assert.deepEqual(await shown(''), [4])
    assert.deepEqual(await shown('?reading=only'), [3, 2, 1])
    assert.deepEqual(await shown('?reading=too'), [4, 3, 2, 1])
    assert.deepEqual(await shown('?act=save_file'), [3, 1])
  })

  test('get credits for a plain whole number alone: not for {$self}')
    .with(['0x64', '1e2', '1.5', '100 ', '٥', 'Infinity'])
    .run(async ({ assert, client }, credits) => {
      await join(ada())
      const { post } = await adminAtWork(client, 'support')
      const form = { credits, request: uuid(), reason: 'A test', facts: 'A test' }
      await post(`${file}/credits`, form)
      const posted = await db.from('member_corrections')
      assert.lengthOf(posted, credits.trim() === '100' ? 1 : 0)
    })

  test('are listed without addresses, filtered by name and status', async ({ assert, client }) => {
    await join(ada(), bob({ user: { status: 'banned' } }))
    const { read } = await adminAtWork(client, 'support')
    const all = await read('/admin/members')
    assert.include(all, 'Ada')
    assert.include(all, 'Bob')
    assert.notInclude(all, ada().user.email!)
    assert.notMatch(await read('/admin/members?status=banned'), /\bAda\b/)
    const named = await read('/admin/members?q=ADA')
    assert.notMatch(named, /\bBob\b/)
    assert.include(named, file)
  })

  test('have a file that leads to the sections of each role', async ({ assert, client }) => {
    await join(ada())
    const sections: Record<string, string[]> = {}
    for (const role of ['support', 'moderator', 'owner'] as const) {
      const { read } = await adminAtWork(client, role)
      const page = await read(file)
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
    const { read } = await adminAtWork(client, 'owner')
    assert.notMatch(await read(file), /href="#(corrections|deletion)"|id="(corrections|deletion)"/)
  })

  test('are found by an IBAN, whose end alone gets into the URL', async ({ assert, client }) => {
    await join(ada(), bob())
    await db.table('mandates').insert(mandateRow(ada()))
    const { post, read } = await adminAtWork(client, 'support')
    const asked = await post('/admin/members/find', { q: 'NL91 ABNA 0417 1643 00' })
    asked.assertHeader('location', '/admin/members?q=4300')
    const found = await read('/admin/members?q=4300')
    assert.include(found, file)
    assert.notMatch(found, /\bBob\b/)
  })

  test('are found on their site by all that names them', async ({ assert, client }) => {
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
    const { post } = await adminAtWork(client, 'support')
    const siteId = await closedSite()
    const elsewhere = await adminAtWork(client, 'owner', { changes: { siteId } })
    const invoice = `${series}-${year}-${String(number).padStart(6, '0')}`
    const { profile, user } = ada()
    const reference = 'rf18 5390 0754 7034'
    for (const q of [user.id, profile.id, ' ADA@example.com ', order.id, invoice, reference]) {
      const found = await post('/admin/members/find', { q })
      found.assertHeader('location', file)
      const unseen = await elsewhere.post('/admin/members/find', { q })
      assert.match(unseen.header('location') ?? '', /^\/admin\/members(\?q=[^@]+)?$/)
    }
  })

  test('have a file of all that is known of them', async ({ assert, client }) => {
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
    const picture = await drawing().webp().toBuffer()
    for (const one of [photo, bobs]) await storeFiles(one, picture)
    const { get, post, read } = await adminAtWork(client, 'support')
    await post(`${file}/notes`, { body: 'Called about a refund' })
    const page = await read(file)
    for (const text of [
      'Firefox, Linux',
      `/admin/orders/${order.id}`,
      '€19.99',
      '+50',
      'an email bounced',
      `/admin/reports/${reportId}`,
      `${file}/photos/${photo}`,
      'Write a note about a member',
      '4 Mar 2025',
    ]) {
      assert.include(page, text)
    }
    const blurred = await get(`${file}/photos/${photo}`)
    assert.isTrue(
      Buffer.from(blurred.body()).equals(await new SharpPictureRenderer().blurred(picture))
    )
    const foreign = await get(`${file}/photos/${bobs}`)
    foreign.assertStatus(404)
  })

  test('get mail again by the button that their file then shows', async ({ assert, client }) => {
    await join(ada({ user: { notificationsDisabled: ['bounce'] } }))
    const { post, read } = await adminAtWork(client, 'support')
    const resume = `${file}/mails/resume`
    assert.include(await read(file), resume)
    await post(resume)
    assert.notInclude(await read(file), resume)
    assert.lengthOf(await auditOf(ada().user.id), 1)
  })

  test('are sorted and filtered by what is in the URL', async ({ assert, client }) => {
    await join(ada(), bob({ user: { paidUser: true } }))
    const [first, second] = [ada().user.id, bob().user.id]
    for (const [filter, ids] of [
      [{}, [second, first]],
      [{ after: second }, [first]],
      [{ order: 'oldest' }, [first, second]],
      [{ order: 'oldest', after: first }, [second]],
    ] as const) {
      const { members } = await memberList({ ...allMembers, ...filter })
      assert.deepEqual(
        members.map(({ id }) => id),
        ids
      )
    }
    const { read } = await adminAtWork(client, 'support')
    const premium = await read('/admin/members?premium=yes&order=oldest')
    assert.include(premium, bob().user.id)
    assert.notInclude(premium, ada().user.id)
  })

  test('have the addresses of landings that can be used', async ({ assert, client }) => {
    await join(ada({ profile: { advertised: true } }))
    const photoId = await storePhoto(ada(), { main: true })
    const { read } = await adminAtWork(client, 'support')
    const addresses = async () => {
      const shown = await read(file)
      return [...shown.matchAll(/href="https?:[^"]*(\/members\/[^"]*)"/g)].map(([, path]) => path)
    }
    const { id } = ada().profile
    const landings = landingNames.map((landing) => `/members/${id}/${landing}`)
    assert.deepEqual(await addresses(), landings)
    // The facts are a grid of two columns: a second value of one would stand in the first.
    assert.notMatch(await read(file), /<\/dd>\s*<dd/)
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
    const { shows } = await adminAtWork(client, 'support', { changes: { siteId } })
    await shows(file, 'ada@example.com')
  })
})

test.group('Acts on a member in the back office', (group) => {
  inTransaction(group)

  test('note what others should know, as text, pinned first', async ({ assert, client }) => {
    await join(ada())
    const { post, read } = await adminAtWork(client, 'support')
    await post(`${file}/notes`, { body: '<b>Called</b> twice' })
    await post(`${file}/notes`, { body: 'Newer note' })
    const [first] = await db.from('member_notes').orderBy('id')
    await post(`${file}/notes/${first.id}/pin`, { pinned: 1 })
    const text = await read(file)
    assert.include(text, '&lt;b&gt;Called')
    assert.isBelow(text.indexOf('Called'), text.indexOf('Newer note'))
  })

  test('give a name that members cannot take, with a reason', async ({ assert, client }) => {
    await join(ada())
    const { post } = await adminAtWork(client, 'support')
    await post(`${file}/name`, { name: 'Ada Vonk', reason: '' })
    await post(`${file}/name`, { name: 't.me/x', reason: 'Asked by mail' })
    assert.equal((await db.from('profiles').first()).name, 'Ada')
    await post(`${file}/name`, { name: 'Ada Vonk', reason: 'Her surname' })
    assert.equal((await db.from('profiles').first()).name, 'Ada Vonk')
    assert.lengthOf(await db.from('audit_rows').where('reason', 'Her surname'), 1)
  })
})
