import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NewTicket } from '#core/complaints/open_ticket'
import { takenFiles } from '#core/complaints/attachments'
import SendTicketMailJob from '#jobs/send_ticket_mail_job'
import OutboxMessage from '#models/outbox_message'
import Site from '#models/site'
import Ticket from '#models/ticket'
import { personalFiles } from '#queries/accounts/personal_files'
import { another } from '#tests/support/admin/admins'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { workJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'

const list = '/admin/complaints'
const hour = 3_600_000

async function opened(changes: Partial<NewTicket> = {}) {
  const ports = await sitePorts()
  const { id: siteId } = await Site.firstOrFail()
  return complain(ports, { siteId, ...changes })
}

async function dueIn(hours: number, changes: Partial<NewTicket> = {}) {
  const ticket = await opened(changes)
  await Ticket.query()
    .where({ id: ticket.id })
    .update({ dueAt: Date.now() + hours * hour })
  return ticket
}

function mails() {
  return OutboxMessage.query().orderBy('id')
}

async function stateOf(id: string) {
  return (await Ticket.findOrFail(id)).state
}

test.group('The list of complaints', (group) => {
  inTransaction(group)

  test('is filtered by what the URL says', async ({ assert, client }) => {
    const { admin, read } = await adminAtWork(client, 'support')
    const mine = await dueIn(-1, { subject: 'Assigned', kind: 'privacy' })
    await Ticket.query().where({ id: mine.id }).update({ assignedTo: admin.id })
    const free = await dueIn(5, { subject: 'Nobody has it' })
    const found = async (query: string) => {
      const page = await read(`${list}?${query}`)
      const subjects = { mine: '>Assigned<', free: '>Nobody has it<' }
      const shown = Object.entries(subjects).filter(([, subject]) => page.includes(subject))
      return shown.map(([whose]) => whose).join(' and ')
    }
    assert.equal(await found(''), 'mine and free')
    assert.equal(await found('whose=mine'), 'mine')
    assert.equal(await found('whose=nobody'), 'free')
    assert.equal(await found('due=late'), 'mine')
    assert.equal(await found('due=near'), 'free')
    assert.equal(await found('kind=privacy'), 'mine')
    assert.equal(await found('state=waiting'), '')
    assert.equal(await found(`number=${free.number.toLowerCase().replaceAll('-', '')}`), 'free')
    assert.equal(
      await found('kind=nonsense&site=x&whose=y&due=z&after=q&number=%'),
      'mine and free'
    )
  })

  test('of one site is found by no number of another', async ({ assert, client }) => {
    const { number } = await opened({ siteId: await closedSite(), subject: 'Of the other site' })
    const { id } = await Site.query().orderBy('createdAt').firstOrFail()
    const { read } = await adminAtWork(client, 'support', { changes: { siteId: id } })
    assert.notInclude(await read(`${list}?number=${number}`), 'Of the other site')
  })

  test('is counted on the dashboard when it is late or near', async ({ assert, client }) => {
    for (const hours of [-1, -2, 3, 30]) await dueIn(hours)
    const { read } = await adminAtWork(client, 'support')
    const page = (await read('/admin')).replaceAll(/\s+/g, ' ')
    assert.match(page, /due=late">Late complaints<\/a><\/dt> <dd[^>]*>2<\/dd>/)
    assert.match(page, /due=near">Complaints due in 24 hours<\/a><\/dt> <dd[^>]*>1<\/dd>/)
  })
})

test.group('A complaint', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('shows words as text, and leads to member and order', async ({ client }) => {
    const userId = ada().user.id
    const ticket = await opened({ body: '<script>alert(1)</script>', userId, subject: '<b>X</b>' })
    const { shows } = await adminAtWork(client, 'support')
    await shows(
      `${list}/${ticket.id}`,
      '&lt;script&gt;alert(1)',
      '&lt;b&gt;X',
      ticket.number,
      `/admin/members/${userId}`
    )
    await shows(`/admin/members/${userId}`, `${list}/${ticket.id}`)
  })

  test('is answered by mail, in its language', async ({ assert, client }) => {
    const { id, number } = await opened({ language: 'nl' })
    const { post } = await adminAtWork(client, 'support')
    const form = { seen: 1, body: 'We zien het ook.', then: 'waiting' }
    const sent = await post(`${list}/${id}/answer`, form)
    assert.equal(sent.header('location'), `${list}/${id}`)
    assert.equal(await stateOf(id), 'waiting')
    await workJobs(SendTicketMailJob)
    const [receipt, answer] = await mails()
    assert.equal(receipt.subject, `[${number}] We hebben je bericht aan Vonk ontvangen`)
    assert.equal(answer.recipient, 'ada@example.com')
    assert.equal(answer.subject, `[${number}] Charged twice`)
    assert.include(answer.text, 'We zien het ook.')
  })

  test('tells who has it open, and takes notes of others alone', async ({ assert, client }) => {
    const { id } = await opened()
    const { post, read } = await adminAtWork(client, 'support')
    const other = await adminAtWork(client, 'support', { changes: another })
    await other.get(`${list}/${id}`)
    const page = await read(`${list}/${id}`)
    assert.include(page, 'Grace has this open right now')
    assert.notInclude(page, `action="${list}/${id}/answer"`)
    assert.include(await read(list), 'Grace is working on it')
    const noted = await post(`${list}/${id}/notes`, { note: 'Ask the bank' })
    assert.equal(noted.flashMessage('done'), 'Noted.')
  })

  test('says what changed meanwhile, and keeps what was typed', async ({ assert, client }) => {
    const { id } = await opened()
    const { post } = await adminAtWork(client, 'support')
    const other = await adminAtWork(client, 'support', { changes: another })
    const theirs = { seen: 1, body: 'Theirs', then: 'open' }
    await other.post(`${list}/${id}/answer`, theirs)
    await db.from('work_claims').delete()
    const mine = { seen: 1, body: 'Mine', then: 'open' }
    const refused = await post(`${list}/${id}/answer`, mine)
    assert.include(refused.flashMessage('error'), 'Grace has answered.')
    assert.equal(refused.flashMessage('body'), 'Mine')
  })

  test('gives its files to be saved', async ({ assert, client }) => {
    const bytes = new TextEncoder().encode('<h1>19.99</h1>')
    const files = takenFiles([{ name: 'rekening é.txt', bytes }])
    const ticket = await opened({ files, userId: ada().user.id })
    const other = await opened()
    const [{ id: fileId }] = await db.from('ticket_files').select('id')
    const { get } = await adminAtWork(client, 'support')
    const file = await get(`${list}/${ticket.id}/files/${fileId}`)
    file.assertStatus(200)
    file.assertHeader('content-type', 'text/plain')
    file.assertHeader('x-content-type-options', 'nosniff')
    assert.match(
      file.header('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''rekening/
    )
    assert.match(file.header('cache-control') ?? '', /no-store/)
    const elsewhere = await get(`${list}/${other.id}/files/${fileId}`)
    assert.equal(elsewhere.status(), 404)
  })

  test('is in the data of its member, without names of admins', async ({ assert }) => {
    const bytes = new TextEncoder().encode('19.99')
    const files = takenFiles([{ name: 'bill.txt', bytes }])
    await opened({ files, userId: ada().user.id, body: 'Twice, I say.' })
    await opened({ email: 'bob@example.com', body: 'Of somebody else.' })
    const ports = await sitePorts()
    const found: Record<string, string> = {}
    for await (const file of personalFiles(ports, ada().user.id)) {
      found[file.name] = new TextDecoder().decode(file.bytes)
    }
    assert.include(found['ticket_entries.json'], 'Twice, I say.')
    assert.notInclude(found['ticket_entries.json'], 'Of somebody else.')
    assert.notInclude(found['tickets.json'], 'assigned_to')
    const attached = Object.keys(found).find((name) => name.endsWith('-bill.txt'))
    assert.equal(found[attached ?? ''], '19.99')
  })
})

test.group('Ready answers', (group) => {
  inTransaction(group)

  test('fill in the answer of a ticket in their language', async ({ assert, client }) => {
    const { id, number } = await opened({ language: 'nl' })
    const { post, read } = await adminAtWork(client, 'support')
    const answers = `${list}/answers`
    const dutch = { language: 'nl', title: 'Bedankt', body: 'Bedankt {name}, dit is {number}.' }
    await post(answers, dutch)
    await post(answers, { language: 'de', title: 'Danke', body: 'Danke.' })
    const [ready] = await db.from('ready_answers').where({ language: 'nl' })
    const page = await read(`${list}/${id}?ready=${ready.id}`)
    assert.include(page, `>Bedankt Ada, dit is ${number}.`)
    // With scripts it goes in where the cursor is, and replaces nothing.
    const own = await read(`${list}/${id}`)
    assert.include(own, `data-insert="Bedankt Ada, dit is ${number}."`)
    assert.notInclude(own, `>Bedankt Ada, dit is ${number}.`)
    assert.notInclude(page, '>Danke<')
  })

  test('are one’s own until they are shared', async ({ assert, client }) => {
    const { post } = await adminAtWork(client, 'support')
    const other = await adminAtWork(client, 'moderator')
    const answers = `${list}/answers`
    const form = { language: 'en', title: 'My thanks', body: 'Thanks.' }
    await post(answers, form)
    assert.notInclude(await other.read(answers), 'My thanks')
    const [{ id }] = await db.from('ready_answers')
    await post(`${answers}/${id}`, { ...form, shared: '1' })
    assert.include(await other.read(answers), 'My thanks')
    await other.post(`${answers}/${id}/removal`)
    assert.isEmpty(await db.from('ready_answers'))
  })
})
