import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Report from '#models/report'
import Site from '#models/site'
import { personalRows } from '#queries/accounts/personal_data'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { messageRow } from '#tests/support/database/rows'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { about, report, storedReports } from '#tests/support/moderation/reports'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { storageKeyOf, storeFiles } from '#tests/support/profiles/photos'

/** Ada and Bob write messages in turn; answers the path of their conversation. */
async function writtenMessages(client: ApiClient, count = 2) {
  await join(ada({ user: { paidUser: true } }), bob({ user: { paidUser: true } }))
  await db.from('users').update({ credits: 100 })
  const chat = await conversationBetween(ada(), bob())
  for (let number = 1; number <= count; number++) {
    await say(client, number % 2 === 0 ? ada() : bob(), chat, { body: `Line <${number}>.` })
  }
  return { chat, path: `/admin/conversations/${chat}` }
}

const line = (number: number) => `Line &lt;${number}&gt;.`
const reason = 'A threat by phone'

test.group('A conversation in the back office', (group) => {
  inTransaction(group)

  test('is hidden until a reason is given, then shows its last messages', async ({
    assert,
    client,
  }) => {
    const { path } = await writtenMessages(client, 30)
    const { as } = await signInAdmin('moderator')
    const closed = (await as(client.get(path))).text()
    assert.include(closed, 'Messages of members are hidden')
    assert.notMatch(closed, /\bLine\b/)
    const refused = await as(client.post(path)).form({ reason: ' ' })
    assert.equal(refused.flashMessage('error'), 'Give a reason.')
    await as(client.post(path)).form({ reason })
    const page = (await as(client.get(path))).text()
    assert.include(page, line(30))
    assert.include(page, line(11))
    assert.notInclude(page, line(10))
    const older = (await as(client.get(`${path}?before=11`))).text()
    assert.include(older, line(10))
    assert.notInclude(older, line(11))
    assert.lengthOf(await db.from('audit_rows').where('act', 'read_conversation'), 1)
  })

  test('shows the reported message and ten on either side first', async ({ assert, client }) => {
    const { chat, path } = await writtenMessages(client, 30)
    const [message] = await db.from('messages').where({ conversation_id: chat, sequence: 15 })
    await report(client, ada(), bob(), about('message', message.id))
    const [{ id: reportId }] = await storedReports()
    const { as } = await signInAdmin('moderator')
    const page = await as(client.get(`/admin/reports/${reportId}`))
    page.assertTextIncludes(`${path}?report=${reportId}`)
    await as(client.post(path)).form({ report: reportId })
    const shown = (await as(client.get(path))).text()
    for (const number of [5, 15, 25]) assert.include(shown, line(number))
    for (const number of [4, 26]) assert.notInclude(shown, line(number))
  })

  test('is closed again after an hour, and never open to another admin', async ({
    assert,
    client,
  }) => {
    const { path } = await writtenMessages(client)
    const { as } = await signInAdmin('moderator')
    const other = await signInAdmin('owner')
    await as(client.post(path)).form({ reason })
    assert.notMatch((await other.as(client.get(path))).text(), /\bLine\b/)
    await db.from('readings').update({ opened_at: Date.now() - 3_600_000 })
    assert.notMatch((await as(client.get(path))).text(), /\bLine\b/)
  })

  test('is not there for other roles, nor for admins of another site', async ({
    assert,
    client,
  }) => {
    const { path } = await writtenMessages(client)
    const siteId = await closedSite()
    const second = { id: crypto.randomUUID(), email: 'second@vonk.example', siteId }
    const elsewhere = await signInAdmin('moderator', { changes: second })
    const support = await signInAdmin('support')
    for (const { as } of [elsewhere, support]) {
      assert.equal((await as(client.get(path))).status(), 404)
      assert.equal((await as(client.post(path)).form({ reason })).status(), 404)
    }
    const stale = await signInAdmin('moderator', { minutesAgo: 16 })
    const sent = await stale.as(client.post(path)).form({ reason })
    assert.match(sent.header('location') ?? '', /^\/admin\/confirm/)
    assert.lengthOf(await db.from('readings'), 0)
  })

  test('of members of two sites is not for an admin of one of them, whose file tells of it alone', async ({
    assert,
    client,
  }) => {
    const { path } = await writtenMessages(client)
    await join(cleo())
    const own = await conversationBetween(ada(), cleo())
    await say(client, ada(), own, { body: 'Hi' })
    await moveTo(await closedSite(), bob())
    const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
    const { as } = await signInAdmin('moderator', { changes: { siteId } })
    assert.equal((await as(client.get(path))).status(), 404)
    assert.equal((await as(client.post(path)).form({ reason })).status(), 404)
    assert.lengthOf(await db.from('readings'), 0)
    const file = (await as(client.get(`/admin/members/${ada().user.id}`))).text()
    assert.include(file, bob().profile.name)
    assert.notInclude(file, path)
    assert.include(file, `/admin/conversations/${own}`)
    const ofAll = await signInAdmin('owner')
    assert.include((await ofAll.as(client.get(`/admin/members/${ada().user.id}`))).text(), path)
  })

  test('shows its photos to whom it is open alone, each once it is asked for', async ({
    assert,
    client,
  }) => {
    drive.fake()
    await join(ada(), bob(), cleo())
    const chat = await conversationBetween(ada(), bob())
    const elsewhere = await conversationBetween(bob(), cleo())
    const [photo, foreign] = [await sendPhoto(chat, ada()), await sendPhoto(elsewhere, bob())]
    const path = `/admin/conversations/${chat}`
    const { as } = await signInAdmin('moderator')
    const other = await signInAdmin('owner')
    const statusFor = async (who: typeof as, id = photo) => {
      return (await who(client.get(`${path}/photos/${id}`))).status()
    }
    assert.equal(await statusFor(as), 404)
    await as(client.post(path)).form({ reason })
    assert.equal(await statusFor(as), 200)
    assert.equal(await statusFor(other.as), 404)
    assert.equal(await statusFor(as, foreign), 404)
    const page = String((await as(client.get(path))).text())
    assert.include(page, `${path}/photos/${photo}`)
    const shownAtOnce = page.replaceAll(/<details class="picture">.*?<\/details>/gs, '')
    assert.notInclude(shownAtOnce, `${path}/photos/`)
    await db.from('readings').update({ opened_at: Date.now() - 3_600_000 })
    assert.equal(await statusFor(as), 404)
    drive.restore()
  })

  test('is told to both members once the case is closed, without the report', async ({
    assert,
    client,
  }) => {
    const { chat, path } = await writtenMessages(client)
    await report(client, ada(), bob(), about('conversation', chat))
    const [{ id: reportId }] = await storedReports()
    const { as } = await signInAdmin('moderator')
    await as(client.post(path)).form({ report: reportId })
    const toldTo = async (person: typeof ada) => {
      const { inertiaProps: props } = await open(client, '/decisions', person())
      return props.readings
    }
    await db.from('readings').update({ opened_at: Date.now() - 3_600_000 })
    assert.deepEqual(await toldTo(bob), [])
    assert.deepEqual(await downloaded(bob().user.id), [])
    await Report.query().update({ status: 'closed', decision: 'dealt_with', closedAt: Date.now() })
    assert.containSubset(await toldTo(bob), [{ partner: 'Ada', reason: null }])
    assert.containSubset(await toldTo(ada), [{ partner: 'Bob', reason: null }])
    const [row] = await downloaded(bob().user.id)
    assert.equal(row.conversation_id, chat)
    assert.notProperty(row, 'report_id')
    const file = await as(client.get(`/admin/members/${bob().user.id}`))
    file.assertTextIncludes('Chats that were read')
  })
})

async function sendPhoto(conversationId: string, sender: Person) {
  const message = messageRow(conversationId, sender)
  const picture = { kind: 'photo', body: '', width: 900, height: 1200 }
  const key = { storage_key: storageKeyOf(message.id) }
  await db.table('messages').insert({ ...message, ...picture, ...key })
  await storeFiles(message.id)
  return message.id
}

async function downloaded(userId: string) {
  for await (const { rows, table } of personalRows(userId)) if (table === 'readings') return rows
  throw new Error('Readings are in no download')
}
