import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Report from '#models/report'
import { another } from '#tests/support/admin/admins'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { about, newReport, report } from '#tests/support/moderation/reports'
import { appealAgainst } from '#tests/support/moderation/measures'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'

const measure = { breach: 'scam', machine: 'none', facts: 'You asked for money', law: '' }

/** Ada reports Bob; answers the path of the case. */
async function adaReportsBob(client: ApiClient, form = {}) {
  return `/admin/reports/${await newReport(client, ada(), bob(), form)}`
}

test.group('The reports', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob({ profile: { about: 'Hi <b>there</b>' } }), cleo()))

  test('are listed by urgency, then the longest waiting first', async ({ assert, client }) => {
    await report(client, ada(), bob(), { reason: 'advertising' })
    await report(client, ada(), cleo(), { reason: 'underage' })
    await report(client, bob(), cleo(), { reason: 'scam' })
    await Report.query().where('reason', 'advertising').update({ reportedAt: 1 })
    const { read } = await adminAtWork(client, 'moderator')
    const list = await read('/admin/reports')
    assert.match(list, />Under age<\/a>[^]*>Scam<\/a>[^]*>Advertising<\/a>/)
  })

  test('show the evidence as it was beside the profile now', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send <i>money</i>' })
    const path = await adaReportsBob(client, {
      ...about('conversation', chat),
      explanation: 'See!',
    })
    await db.from('profiles').where('id', bob().profile.id).update({ about: 'All new' })
    const { read } = await adminAtWork(client, 'moderator')
    const page = await read(path)
    for (const text of ['See!', 'Send &lt;i&gt;money', 'Hi &lt;b&gt;there', 'All new']) {
      assert.include(page, text)
    }
    assert.notInclude(page, bob().user.email!)
  })

  test('say how many of this reporter were upheld', async ({ client }) => {
    const path = await adaReportsBob(client)
    await report(client, ada(), cleo())
    await report(client, ada(), cleo(), { ...about('profile', cleo().profile.id) })
    const { shows } = await adminAtWork(client, 'moderator')
    await Report.query().where('reportedId', cleo().profile.id).update({
      status: 'closed',
      decision: 'dealt_with',
      closedAt: Date.now(),
    })
    await shows(path, '1 closed report, 1 upheld.')
  })

  test('show their pictures only once asked', async ({ assert, client }) => {
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const path = await adaReportsBob(client, about('photo', photoId))
    const foreign = await storePhoto(cleo())
    await storeFiles(foreign)
    const { get, read } = await adminAtWork(client, 'moderator')
    const page = await read(path)
    assert.match(
      page,
      /<details class="picture">\s*<summary>[^<]*<\/summary>\s*<img [^>]*loading="lazy"/
    )
    assert.equal((await get(`${path}/picture`)).status(), 200)
    assert.equal((await get(`${path}/photos/${photoId}`)).status(), 200)
    assert.equal((await get(`${path}/photos/${foreign}`)).status(), 404)
  })

  test('shut their pictures a day after the case and appeals about it', async ({
    assert,
    client,
  }) => {
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const path = await adaReportsBob(client, about('photo', photoId))
    const { get, post, read } = await adminAtWork(client, 'moderator')
    await post(`${path}/measures`, { ...measure, act: 'warning' })
    await post(`${path}/decision`, { decision: 'dealt_with', reason: 'Warned' })
    const statuses = async () => {
      const pages = await Promise.all([get(`${path}/picture`), get(`${path}/photos/${photoId}`)])
      return pages.map((page) => page.status())
    }
    assert.deepEqual(await statuses(), [200, 200])
    const longAgo = Date.now() - 25 * 60 * 60 * 1000
    await db.from('reports').update({ closed_at: longAgo })
    assert.deepEqual(await statuses(), [404, 404])
    const page = await read(path)
    assert.include(page, 'The photo can be seen while the report')
    assert.notInclude(page, '<img ')

    const [{ id: measureId }] = await db.from('measures')
    await appealAgainst(measureId, bob())
    assert.deepEqual(await statuses(), [200, 200])
    await db.from('appeals').update({ decided_at: longAgo })
    assert.deepEqual(await statuses(), [404, 404])
  })

  test('say in the log, and in the file of the member, who opened them', async ({
    assert,
    client,
  }) => {
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const path = await adaReportsBob(client, about('photo', photoId))
    const { get, read } = await adminAtWork(client, 'owner')
    for (let time = 1; time <= 2; time++) {
      await get(path)
      await get(`${path}/picture`)
      await get(`${path}/photos/${photoId}`)
    }
    const id = path.split('/').at(-1)
    const rows = await db.from('audit_rows').orderBy('number')
    assert.deepEqual(
      rows.map(({ act, subject_id: subject, after }) => [act, subject, JSON.parse(after)]),
      [
        ['read_report', id, null],
        ['read_photo', id, { report: id }],
        ['read_photo', photoId, { report: id }],
      ]
    )
    const file = await read(`/admin/members/${bob().user.id}/lists/looks`)
    assert.lengthOf(file.match(/Open a report|Look at a private photo/g) ?? [], 3)
  })

  test('show earlier measures, and who closed them and why', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { post, read, shows } = await adminAtWork(client, 'moderator')
    const facts = 'You asked for <b>money</b>'
    await post(`${path}/measures`, { ...measure, act: 'warning', facts })
    const before = await read(path)
    assert.include(before, '<div class="words">You asked for &lt;b&gt;money')
    assert.notInclude(before, 'Closed by')
    const reason = 'Warned him <once>'
    await post(`${path}/decision`, { decision: 'dealt_with', reason })
    await shows(path, '<dt>Closed by</dt><dd class="words">The moderator: Warned him &lt;once')
  })

  test('leave what was done in the file of the member, and in the log by their number', async ({
    assert,
    client,
  }) => {
    const path = await adaReportsBob(client)
    const { post, shows, read } = await adminAtWork(client, 'owner')
    await post(`${path}/measures`, { ...measure, act: 'suspension_7' })
    const id = bob().user.id
    await shows(`/admin/members/${id}`, 'The owner</td><td>Suspend a member</td>')
    await shows(`/admin/audit?subject=${id}`, 'Suspend a member</td>')
    assert.notInclude(await read(`/admin/audit?subject=${ada().user.id}`), 'Suspend a member</td>')
  })

  test('let another admin send the mails about a ban for fraud at once', async ({
    assert,
    client,
  }) => {
    await say(client, bob(), await conversationBetween(ada(), bob()))
    const path = await adaReportsBob(client)
    const first = await adminAtWork(client, 'moderator')
    await first.post(`${path}/measures`, { ...measure, act: 'ban' })
    await first.shows(path, 'One person this member wrote with', 'Another admin who agrees')
    assert.isEmpty(await waitingMails('fraud'))

    const second = await adminAtWork(client, 'owner')
    const file = `/admin/members/${bob().user.id}`
    await second.shows(file, 'One person this member wrote with')
    await second.shows(path, `action="${file}/ban/mails"`)
    await second.post(`${file}/ban/mails`)
    assert.lengthOf(await waitingMails('fraud'), 1)
    assert.notInclude(await second.read(path), 'One person this member wrote with')
  })

  test('let photos of the member be hidden before the decision', async ({ assert, client }) => {
    const photoId = await storePhoto(bob())
    const foreign = await storePhoto(cleo())
    const path = await adaReportsBob(client)
    const { post } = await adminAtWork(client, 'moderator')
    const rejection = { ...measure, rejection: 'not_you' }
    const hidden = await post(`${path}/photos/${photoId}/rejection`, rejection)
    assert.equal(hidden.header('location'), path)
    const other = await post(`${path}/photos/${foreign}/rejection`, rejection)
    assert.equal(other.status(), 404)
    assert.containSubset(await db.from('photos').where('id', foreign), [{ rejection: null }])
    const [kept] = await db.from('measures')
    assert.containSubset(kept, { kind: 'hidden_photo', subject_id: photoId })
  })

  test('let a message of a reported chat be hidden, at its line', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send money' })
    await say(client, ada(), chat, { body: 'No' })
    const path = await adaReportsBob(client, about('conversation', chat))
    const { post, read } = await adminAtWork(client, 'moderator')
    const offeredOn = async () => {
      const page = await read(path)
      return [...page.matchAll(/name="message" value="([^"]*)"/g)].map(([, offered]) => offered)
    }
    const [{ id }] = await db.from('messages').where('body', 'Send money').select('id')
    assert.deepEqual(await offeredOn(), [id])

    const form = { ...measure, act: 'hidden_message', message: id, form: id }
    await post(`${path}/measures`, form)
    const texts = await db.from('messages').orderBy('sequence').select('body')
    assert.deepEqual(
      texts.map(({ body }) => body),
      ['', 'No']
    )
    assert.containSubset(await db.from('measures'), [{ hidden_text: 'Send money', subject_id: id }])
    assert.lengthOf(await waitingMails('measure'), 1)
    assert.isEmpty(await offeredOn())
  })

  test('offer no hiding where old evidence names no messages', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send money' })
    const path = await adaReportsBob(client, about('conversation', chat))
    const line = { by: 'reported', kind: 'text', body: 'Old words', sentAt: '2026-01-01T00:00:00Z' }
    const snapshot = JSON.stringify({ name: 'Bob', about: null, lines: [line] })
    await db.from('report_evidence').update({ snapshot })
    const { read } = await adminAtWork(client, 'moderator')
    const page = await read(path)
    assert.include(page, 'Old words')
    assert.notInclude(page, 'name="message"')
  })

  test('are with whoever opened them first', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const first = await adminAtWork(client, 'moderator')
    const other = await adminAtWork(client, 'moderator', { changes: another })
    await first.shows(path, 'Close the report')
    const taken = await other.read(path)
    assert.include(taken, 'Another admin is working on this.')
    assert.notInclude(taken, 'Close the report')
    await other.shows('/admin/reports', 'With The moderator')
  })

  test('are read, not claimed, by support', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { read } = await adminAtWork(client, 'support')
    assert.notInclude(await read(path), 'Close the report')
    assert.lengthOf(await db.from('work_claims'), 0)
  })
})
