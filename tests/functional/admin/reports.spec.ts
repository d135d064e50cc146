import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import Report from '#models/report'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { about, report, storedReports } from '#tests/support/moderation/reports'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { closedSite } from '#tests/support/sites/other_site'

const measure = { breach: 'scam', machine: 'none', facts: 'You asked for money', law: '' }
const closing = { decision: 'no_violation', reason: 'Nothing wrong with it' }
const second = { id: crypto.randomUUID(), email: 'second@vonk.example', name: 'Grace' }

/** Ada reports Bob; answers the path of the case. */
async function adaReportsBob(client: ApiClient, form = {}) {
  await report(client, ada(), bob(), form)
  const [{ id }] = await storedReports()
  return `/admin/reports/${id}`
}

test.group('The reports', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    drive.fake()
    await join(ada(), bob({ profile: { about: 'Hi <b>there</b>' } }), cleo())
    return () => drive.restore()
  })

  test('are listed by urgency, danger first, then the longest waiting', async ({
    assert,
    client,
  }) => {
    await report(client, ada(), bob(), { reason: 'advertising' })
    await report(client, ada(), cleo(), { reason: 'underage' })
    await report(client, bob(), cleo(), { reason: 'scam' })
    await Report.query().where('reason', 'advertising').update({ reportedAt: 1 })
    const { as } = await signInAdmin('moderator')
    const list = (await as(client.get('/admin/reports'))).text()
    const places = ['>Under age</a>', '>Scam</a>', '>Advertising</a>'].map((reason) =>
      list.indexOf(reason)
    )
    assert.notInclude(places, -1)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b)
    )
  })

  test('say that there are no others about the member', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { as } = await signInAdmin('moderator')
    const page = (await as(client.get(path))).text()
    const others = page.slice(page.indexOf('Other reports about this member'))
    assert.match(others, /^Other reports about this member<\/h3>\s*<p class="muted">There are none/)
  })

  test('are filtered by what the URL says', async ({ assert, client }) => {
    await report(client, ada(), bob(), { reason: 'advertising' })
    await report(client, ada(), cleo(), { reason: 'underage' })
    const { as } = await signInAdmin('moderator')
    const urgent = (await as(client.get('/admin/reports?urgency=danger'))).text()
    assert.include(urgent, '>Under age</a>')
    assert.notInclude(urgent, '>Advertising</a>')
    const decided = await as(client.get('/admin/reports?status=closed'))
    decided.assertTextIncludes('No report matches this.')
  })

  test('go on after the last of the page before', async ({ assert, client }) => {
    await report(client, ada(), bob(), { reason: 'underage' })
    await report(client, ada(), cleo(), { reason: 'underage' })
    await report(client, bob(), cleo(), { reason: 'scam' })
    const urgent = await Report.query()
      .where('reason', 'underage')
      .orderBy('reportedAt')
      .orderBy('id')
    const last = urgent[1]
    const { as } = await signInAdmin('moderator')
    const after = `0.${last.reportedAt.toMillis()}.${last.id}`
    const list = (await as(client.get(`/admin/reports?after=${after}`))).text()
    assert.notInclude(list, '>Under age</a>')
    assert.include(list, '>Scam</a>')
  })

  test('show the evidence as it was beside the profile now', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send <i>money</i>' })
    const path = await adaReportsBob(client, {
      ...about('conversation', chat),
      explanation: 'See!',
    })
    await db.from('profiles').where('id', bob().profile.id).update({ about: 'All new' })
    const { as } = await signInAdmin('moderator')
    const page = (await as(client.get(path))).text()
    for (const text of ['See!', 'Send &lt;i&gt;money', 'Hi &lt;b&gt;there', 'All new']) {
      assert.include(page, text)
    }
    assert.notInclude(page, bob().user.email!)
  })

  test('say how many of this reporter were upheld', async ({ client }) => {
    const path = await adaReportsBob(client)
    await report(client, ada(), cleo())
    await report(client, ada(), cleo(), { ...about('profile', cleo().profile.id) })
    const { as } = await signInAdmin('moderator')
    await Report.query().where('reportedId', cleo().profile.id).update({
      status: 'closed',
      decision: 'dealt_with',
      closedAt: Date.now(),
    })
    const page = await as(client.get(path))
    page.assertTextIncludes('Of 1 decided report, 1 was upheld.')
  })

  test('show their pictures only once asked', async ({ assert, client }) => {
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const path = await adaReportsBob(client, about('photo', photoId))
    const foreign = await storePhoto(cleo())
    await storeFiles(foreign)
    const { as } = await signInAdmin('moderator')
    const page = (await as(client.get(path))).text()
    assert.match(
      page,
      /<details class="picture">\s*<summary>[^<]*<\/summary>\s*<img [^>]*loading="lazy"/
    )
    assert.equal((await as(client.get(`${path}/picture`))).status(), 200)
    assert.equal((await as(client.get(`${path}/photos/${photoId}`))).status(), 200)
    assert.equal((await as(client.get(`${path}/photos/${foreign}`))).status(), 404)
  })

  test('are decided with a row in the audit log', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { admin, as } = await signInAdmin('moderator')
    const decided = await as(client.post(`${path}/decision`)).form(closing)
    assert.equal(decided.header('location'), '/admin/reports')
    assert.containSubset(await storedReports(), [{ status: 'closed', decision: 'no_violation' }])
    const rows = await db.from('audit_rows')
    assert.containSubset(rows, [
      { act: 'decide_report', admin_id: admin.id, reason: closing.reason },
    ])
    const again = await as(client.post(`${path}/decision`)).form(closing)
    assert.equal(again.flashMessage('error'), 'This report is decided already.')
  })

  test('show what happened at an earlier measure, and once closed who closed them and why', async ({
    assert,
    client,
  }) => {
    const path = await adaReportsBob(client)
    const { as } = await signInAdmin('moderator')
    const facts = 'You asked for <b>money</b>'
    await as(client.post(`${path}/measures`)).form({ ...measure, act: 'warning', facts })
    const before = await as(client.get(path))
    before.assertTextIncludes('<div class="words">You asked for &lt;b&gt;money')
    assert.notInclude(before.text(), 'Closed by')
    const reason = 'Warned him <once>'
    await as(client.post(`${path}/decision`)).form({ decision: 'dealt_with', reason })
    const page = await as(client.get(path))
    page.assertTextIncludes(
      '<dt>Closed by</dt><dd class="words">The moderator: Warned him &lt;once'
    )
  })

  test('say which rule was broken where they ended in a ban', async ({ client }) => {
    const path = await adaReportsBob(client)
    const { as } = await signInAdmin('moderator')
    await as(client.post(`${path}/measures`)).form({ ...measure, act: 'ban' })
    const page = await as(client.get(path))
    page.assertTextIncludes('<dt>Closed by</dt><dd class="words">The moderator: Scam')
  })

  test('let photos of the reported member be hidden before the decision', async ({
    assert,
    client,
  }) => {
    const photoId = await storePhoto(bob())
    const foreign = await storePhoto(cleo())
    const path = await adaReportsBob(client)
    const { admin, as } = await signInAdmin('moderator')
    const rejection = { ...measure, rejection: 'not_you' }
    const hidden = await as(client.post(`${path}/photos/${photoId}/rejection`)).form(rejection)
    assert.equal(hidden.header('location'), path)
    const other = await as(client.post(`${path}/photos/${foreign}/rejection`)).form(rejection)
    assert.equal(other.status(), 404)
    const photos = await db.from('photos').whereNotNull('rejection').select('id', 'rejection')
    assert.deepEqual(
      photos.map((photo) => photo.id),
      [photoId]
    )
    assert.containSubset(await db.from('audit_rows'), [
      { act: 'decide_report', admin_id: admin.id, subject_kind: 'report' },
    ])
    await as(client.post(`${path}/decision`)).form({ decision: 'dealt_with', reason: 'Not him' })
    assert.containSubset(await storedReports(), [{ status: 'closed', decision: 'dealt_with' }])
    const [kept] = await db.from('measures')
    assert.containSubset(kept, { kind: 'hidden_photo', subject_id: photoId })
    const late = await as(client.post(`${path}/photos/${photoId}/rejection`)).form(rejection)
    assert.equal(late.flashMessage('error'), 'This report is decided already.')
  })

  test('let several measures be taken, each with its statement', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { as } = await signInAdmin('moderator')
    for (const act of ['warning', 'hidden_profile', 'suspension_7']) {
      const taken = await as(client.post(`${path}/measures`)).form({ ...measure, act })
      assert.equal(taken.header('location'), path)
      assert.include(taken.flashMessage('done'), 'The member gets the reasons')
    }
    assert.containSubset(await storedReports(), [{ status: 'open' }])
    const kept = await db.from('measures').orderBy('taken_at').select('kind', 'facts', 'breach')
    assert.sameDeepMembers(
      kept.map((row) => ({ ...row })),
      ['warning', 'hidden_text', 'suspension'].map((kind) => {
        return { kind, facts: 'You asked for money', breach: 'scam' }
      })
    )
    const page = (await as(client.get(path))).text()
    for (const text of ['Warning', 'Hidden text', 'suspended until']) assert.include(page, text)
    const unfounded = await as(client.post(`${path}/decision`)).form(closing)
    assert.include(unfounded.flashMessage('error'), 'A measure was taken')
  })

  test('hide the message that was reported', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send money' })
    const [{ id }] = await db.from('messages').select('id')
    const path = await adaReportsBob(client, about('message', id))
    const { as } = await signInAdmin('moderator')
    const act = 'hidden_message'
    await as(client.post(`${path}/measures`)).form({ ...measure, act })
    const [hidden] = await db.from('messages').select('body', 'removed_at')
    assert.equal(hidden.body, '')
    assert.isNotNull(hidden.removed_at)
    assert.containSubset(await db.from('measures'), [{ hidden_text: 'Send money', subject_id: id }])
    const again = await as(client.post(`${path}/measures`)).form({ ...measure, act })
    assert.equal(again.flashMessage('error'), 'There is no such text any more.')
  })

  test('let a message within a reported chat be hidden, at its line', async ({
    assert,
    client,
  }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send money' })
    await say(client, ada(), chat, { body: 'No' })
    const path = await adaReportsBob(client, about('conversation', chat))
    const { admin, as } = await signInAdmin('moderator')
    const offeredOn = async () => {
      const page = (await as(client.get(path))).text()
      return [...page.matchAll(/name="message" value="([^"]*)"/g)].map(([, offered]) => offered)
    }
    const [{ id }] = await db.from('messages').where('body', 'Send money').select('id')
    assert.deepEqual(await offeredOn(), [id])

    const form = { ...measure, act: 'hidden_message', message: id, form: id }
    const empty = await as(client.post(`${path}/measures`)).form({ ...form, facts: '' })
    assert.equal(empty.flashMessage('error'), 'Say what happened: the member reads it.')
    await as(client.post(`${path}/measures`)).form(form)
    const texts = await db.from('messages').orderBy('sequence').select('body')
    assert.deepEqual(
      texts.map(({ body }) => body),
      ['', 'No']
    )
    assert.containSubset(await db.from('measures'), [{ hidden_text: 'Send money', subject_id: id }])
    assert.containSubset(await db.from('audit_rows'), [
      { act: 'decide_report', admin_id: admin.id, subject_kind: 'report' },
    ])
    assert.lengthOf(await waitingMails('measure'), 1)
    assert.isEmpty(await offeredOn())
  })

  test('offer no hiding where the evidence is of before messages were named', async ({
    assert,
    client,
  }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Send money' })
    const path = await adaReportsBob(client, about('conversation', chat))
    const line = { by: 'reported', kind: 'text', body: 'Old words', sentAt: '2026-01-01T00:00:00Z' }
    const snapshot = JSON.stringify({ name: 'Bob', about: null, lines: [line] })
    await db.from('report_evidence').update({ snapshot })
    const { as } = await signInAdmin('moderator')
    const page = (await as(client.get(path))).text()
    assert.include(page, 'Old words')
    assert.notInclude(page, 'name="message"')
  })

  test('are with whoever opened them first', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const first = await signInAdmin('moderator')
    const other = await signInAdmin('moderator', { changes: second })
    const page = await first.as(client.get(path))
    page.assertTextIncludes('Close the report')
    const taken = (await other.as(client.get(path))).text()
    assert.include(taken, 'Another admin is working on this.')
    assert.notInclude(taken, 'Close the report')
    const refused = await other.as(client.post(`${path}/decision`)).form(closing)
    assert.equal(refused.flashMessage('error'), 'Another admin is working on this.')
    const list = await other.as(client.get('/admin/reports'))
    list.assertTextIncludes('With The moderator')
    assert.containSubset(await storedReports(), [{ status: 'open' }])
  })

  test('are read, not claimed or decided, by support', async ({ assert, client }) => {
    const path = await adaReportsBob(client)
    const { as } = await signInAdmin('support')
    const page = (await as(client.get(path))).text()
    assert.notInclude(page, 'Close the report')
    assert.lengthOf(await db.from('work_claims'), 0)
    assert.equal((await as(client.post(`${path}/decision`)).form(closing)).status(), 404)
    assert.containSubset(await storedReports(), [{ status: 'open' }])
  })

  test('are not there for other roles, nor for admins of another site', async ({
    assert,
    client,
  }) => {
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const path = await adaReportsBob(client, about('photo', photoId))
    const finance = await signInAdmin('finance')
    const siteId = await closedSite()
    const elsewhere = await signInAdmin('moderator', { changes: { ...second, siteId } })
    assert.equal((await finance.as(client.get('/admin/reports'))).status(), 404)
    const list = await elsewhere.as(client.get('/admin/reports'))
    list.assertTextIncludes('No report matches this.')
    for (const page of [path, `${path}/picture`, `${path}/photos/${photoId}`]) {
      assert.equal((await finance.as(client.get(page))).status(), 404)
      assert.equal((await elsewhere.as(client.get(page))).status(), 404)
    }
    const acted = await elsewhere.as(client.post(`${path}/decision`)).form(closing)
    assert.equal(acted.status(), 404)
    assert.containSubset(await storedReports(), [{ status: 'open' }])
  })
})
