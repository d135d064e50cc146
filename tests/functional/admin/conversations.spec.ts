import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Report from '#models/report'
import Site from '#models/site'
import { personalRows } from '#queries/accounts/personal_data'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { messageRow } from '#tests/support/database/rows'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { about, newReport } from '#tests/support/moderation/reports'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { storageKeyOf, storeFiles } from '#tests/support/profiles/photos'

/** Bob and Ada wrote messages in turn; answers the path of their conversation. */
async function writtenMessages(count = 2) {
  await join(ada(), bob())
  const chat = await conversationBetween(ada(), bob())
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    ...messageRow(chat, index % 2 === 0 ? bob() : ada()),
    sequence: index + 1,
    body: `Line <${index + 1}>.`,
    sent_at: now,
    delivered_at: now,
  }))
  await db.table('messages').multiInsert(rows)
  await db.from('participants').update({ last_message_at: now })
  return { chat, path: `/admin/conversations/${chat}` }
}

const line = (number: number) => `Line &lt;${number}&gt;.`
const reason = 'A threat by phone'

test.group('A conversation in the back office', (group) => {
  inTransaction(group)

  test('is hidden until a reason is given, then shows the last', async ({ assert, client }) => {
    const { path } = await writtenMessages(30)
    const { post, read } = await adminAtWork(client, 'moderator')
    const closed = await read(path)
    assert.include(closed, 'Members’ messages are hidden')
    assert.notMatch(closed, /\bLine\b/)
    await post(path, { reason })
    const page = await read(path)
    assert.include(page, line(30))
    assert.include(page, line(11))
    assert.notInclude(page, line(10))
    const older = await read(`${path}?before=11`)
    assert.include(older, line(10))
    assert.notInclude(older, line(11))
    assert.lengthOf(await db.from('audit_rows').where('act', 'read_conversation'), 1)
  })

  test('shows the reported message and ten on either side first', async ({ assert, client }) => {
    const { chat, path } = await writtenMessages(30)
    const [message] = await db.from('messages').where({ conversation_id: chat, sequence: 15 })
    const reportId = await newReport(client, ada(), bob(), about('message', message.id))
    const { post, read, shows } = await adminAtWork(client, 'moderator')
    await shows(`/admin/reports/${reportId}`, `${path}?report=${reportId}`)
    await post(path, { report: reportId })
    const shown = await read(path)
    for (const number of [5, 15, 25]) assert.include(shown, line(number))
    for (const number of [4, 26]) assert.notInclude(shown, line(number))
  })

  test('of members of two sites is not for an admin of one', async ({ assert, client }) => {
    const { path } = await writtenMessages()
    await join(cleo())
    const own = await conversationBetween(ada(), cleo())
    await say(client, ada(), own, { body: 'Hi' })
    await moveTo(await closedSite(), bob())
    const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
    const { get, post, read } = await adminAtWork(client, 'moderator', { changes: { siteId } })
    assert.equal((await get(path)).status(), 404)
    assert.equal((await post(path, { reason })).status(), 404)
    assert.lengthOf(await db.from('readings'), 0)
    const file = await read(`/admin/members/${ada().user.id}`)
    assert.include(file, bob().profile.name)
    assert.notInclude(file, path)
    assert.include(file, `/admin/conversations/${own}`)
    const ofAll = await adminAtWork(client, 'owner')
    assert.include(await ofAll.read(`/admin/members/${ada().user.id}`), path)
  })

  test('shows photos once asked for, to whom it is open alone', async ({ assert, client }) => {
    await join(ada(), bob(), cleo())
    const chat = await conversationBetween(ada(), bob())
    const elsewhere = await conversationBetween(bob(), cleo())
    const [photo, foreign] = [await sendPhoto(chat, ada()), await sendPhoto(elsewhere, bob())]
    const path = `/admin/conversations/${chat}`
    const { as, post, read } = await adminAtWork(client, 'moderator')
    const other = await signInAdmin('owner')
    const statusFor = async (who: typeof as, id = photo) => {
      return (await who(client.get(`${path}/photos/${id}`))).status()
    }
    assert.equal(await statusFor(as), 404)
    await post(path, { reason })
    assert.equal(await statusFor(as), 200)
    assert.equal(await statusFor(other.as), 404)
    assert.equal(await statusFor(as, foreign), 404)
    const page = await read(path)
    assert.include(page, `${path}/photos/${photo}`)
    const shownAtOnce = page.replaceAll(/<details class="picture">.*?<\/details>/gs, '')
    assert.notInclude(shownAtOnce, `${path}/photos/`)
    await db.from('readings').update({ opened_at: Date.now() - 3_600_000 })
    assert.equal(await statusFor(as), 404)
  })

  test('is told to both once the case is closed, not the report', async ({ assert, client }) => {
    const { chat, path } = await writtenMessages()
    const reportId = await newReport(client, ada(), bob(), about('conversation', chat))
    const { post, shows } = await adminAtWork(client, 'moderator')
    await post(path, { report: reportId })
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
    await shows(`/admin/members/${bob().user.id}`, 'Chats read by admins')
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
