import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { NewTicket } from '#core/complaints/open_ticket'
import { takenFiles } from '#core/complaints/attachments'
import { Ports } from '#core/ports'
import SendTicketMailJob from '#jobs/send_ticket_mail_job'
import OutboxMessage from '#models/outbox_message'
import Site from '#models/site'
import Ticket from '#models/ticket'
import { personalFiles } from '#queries/accounts/personal_files'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { workJobs } from '#tests/support/queue/jobs'
import { closedSite } from '#tests/support/sites/other_site'

const list = '/admin/complaints'
const second = { id: crypto.randomUUID(), email: 'second@vonk.example', name: 'Grace' }
const hour = 3_600_000

async function opened(changes: Partial<NewTicket> = {}) {
  const ports = await app.container.make(Ports)
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

  test('begins with the latest, and leaves out what is solved', async ({ assert, client }) => {
    await dueIn(40, { subject: 'Has time' })
    await dueIn(-2, { subject: 'Is late' })
    await dueIn(5, { subject: 'Is near' })
    const solved = await dueIn(-9, { subject: 'Is solved' })
    await Ticket.query().where({ id: solved.id }).update({ state: 'solved', closedAt: Date.now() })
    const { as } = await signInAdmin('support')
    const page = (await as(client.get(list))).text()
    const places = ['Is late', 'Is near', 'Has time'].map((subject) => page.indexOf(subject))
    assert.notInclude(places, -1)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b)
    )
    assert.notInclude(page, 'Is solved')
    assert.include((await as(client.get(`${list}?state=solved`))).text(), 'Is solved')
  })

  test('is filtered by what the URL says', async ({ assert, client }) => {
    const { admin, as } = await signInAdmin('support')
    const mine = await dueIn(-1, { subject: 'Assigned', kind: 'privacy' })
    await Ticket.query().where({ id: mine.id }).update({ assignedTo: admin.id })
    const free = await dueIn(5, { subject: 'Nobody has it' })
    const found = async (query: string) => {
      const page = (await as(client.get(`${list}?${query}`))).text()
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

  test('is a file without addresses, and with harmless cells', async ({ assert, client }) => {
    await dueIn(1, { subject: '=HYPERLINK("x")' })
    const { as } = await signInAdmin('support')
    const file = await as(client.get(`${list}.csv`))
    file.assertHeader('content-disposition', 'attachment; filename="complaints.csv"')
    assert.include(file.text(), `'=HYPERLINK`)
    assert.notInclude(file.text(), 'ada@example.com')
  })

  test('shows an admin of one site nothing of another', async ({ assert, client }) => {
    const siteId = await closedSite()
    const foreign = await opened({ siteId, subject: 'Of the other site' })
    const { id } = await Site.query().orderBy('createdAt').firstOrFail()
    const { as } = await signInAdmin('support', { changes: { siteId: id } })
    for (const query of ['', `?site=${siteId}`, `?number=${foreign.number}`]) {
      assert.notInclude((await as(client.get(list + query))).text(), 'Of the other site')
    }
    assert.notInclude((await as(client.get(`${list}.csv`))).text(), 'Of the other site')
    const path = `${list}/${foreign.id}`
    assert.equal((await as(client.get(path))).status(), 404)
    const forms = {
      answer: { seen: 1, body: 'Hello', then: 'open' },
      solution: { seen: 1 },
      notes: { note: 'Hello' },
      assignee: { to: '' },
      subjects: { kind: 'other' },
      merge: { seen: 1, into: foreign.number },
      reopening: { seen: 1 },
    }
    for (const [act, form] of Object.entries(forms)) {
      assert.equal((await as(client.post(`${path}/${act}`)).form(form)).status(), 404, act)
    }
    const taken = { site: siteId, language: 'nl', kind: 'other', email: 'a@example.com' }
    const store = await as(client.post(list)).form({ ...taken, subject: 'x', body: 'y' })
    assert.equal(store.status(), 404)
    assert.equal((await Ticket.findOrFail(foreign.id)).entries, 1)
  })

  test('is counted on the dashboard: what is late, and what is near', async ({
    assert,
    client,
  }) => {
    for (const hours of [-1, -2, 3, 30]) await dueIn(hours)
    const { as } = await signInAdmin('support')
    const page = (await as(client.get('/admin'))).text().replaceAll(/\s+/g, ' ')
    assert.match(page, /due=late">Late complaints<\/a><\/dt> <dd[^>]*>2<\/dd>/)
    assert.match(page, /due=near">Complaints due in 24 hours<\/a><\/dt> <dd[^>]*>1<\/dd>/)
  })
})

test.group('A complaint', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('shows words as text, and leads to member and order', async ({ assert, client }) => {
    const userId = ada().user.id
    const ticket = await opened({ body: '<script>alert(1)</script>', userId, subject: '<b>X</b>' })
    const { as } = await signInAdmin('support')
    const page = (await as(client.get(`${list}/${ticket.id}`))).text()
    assert.include(page, '&lt;script&gt;alert(1)')
    assert.include(page, '&lt;b&gt;X')
    assert.include(page, ticket.number)
    assert.include(page, `/admin/members/${userId}`)
    const file = (await as(client.get(`/admin/members/${userId}`))).text()
    assert.include(file, `${list}/${ticket.id}`)
  })

  test('is answered by mail, in its language, with an address to reply to', async ({
    assert,
    client,
  }) => {
    const { id, number } = await opened({ language: 'nl' })
    const { as } = await signInAdmin('support')
    const form = { seen: 1, body: 'We zien het ook.', then: 'waiting' }
    const sent = await as(client.post(`${list}/${id}/answer`)).form(form)
    assert.equal(sent.header('location'), `${list}/${id}`)
    assert.equal(await stateOf(id), 'waiting')
    await workJobs(SendTicketMailJob)
    const [receipt, answer] = await mails()
    assert.equal(receipt.subject, `[${number}] We hebben je bericht aan Vonk ontvangen`)
    assert.equal(answer.recipient, 'ada@example.com')
    assert.equal(answer.subject, `[${number}] Charged twice`)
    assert.include(answer.text, 'We zien het ook.')
  })

  test('tells who has it open, and refuses the answer of another', async ({ assert, client }) => {
    const { id } = await opened()
    const { as } = await signInAdmin('support')
    const other = await signInAdmin('support', { changes: second })
    await other.as(client.get(`${list}/${id}`))
    const page = (await as(client.get(`${list}/${id}`))).text()
    assert.include(page, 'Grace has this open right now')
    assert.notInclude(page, `action="${list}/${id}/answer"`)
    assert.include((await as(client.get(list))).text(), 'Grace is working on it')
    const form = { seen: 1, body: 'Me too', then: 'open' }
    const refused = await as(client.post(`${list}/${id}/answer`)).form(form)
    assert.equal(refused.flashMessage('error'), 'Another admin is working on this.')
    const noted = await as(client.post(`${list}/${id}/notes`)).form({ note: 'Ask the bank' })
    assert.equal(noted.flashMessage('done'), 'Noted.')
  })

  test('says what changed since the page was opened, and keeps what was typed', async ({
    assert,
    client,
  }) => {
    const { id } = await opened()
    const { as } = await signInAdmin('support')
    const other = await signInAdmin('support', { changes: second })
    const theirs = { seen: 1, body: 'Theirs', then: 'open' }
    await other.as(client.post(`${list}/${id}/answer`)).form(theirs)
    await db.from('work_claims').delete()
    const mine = { seen: 1, body: 'Mine', then: 'open' }
    const refused = await as(client.post(`${list}/${id}/answer`)).form(mine)
    assert.include(refused.flashMessage('error'), 'Meanwhile Grace answered.')
    assert.equal(refused.flashMessage('body'), 'Mine')
  })

  test('is solved, opened again, and tells the person both', async ({ assert, client }) => {
    const { id } = await opened()
    const { as } = await signInAdmin('finance')
    await as(client.post(`${list}/${id}/solution`)).form({ seen: 1 })
    assert.equal(await stateOf(id), 'solved')
    const late = { seen: 2, body: 'More', then: 'open' }
    const refused = await as(client.post(`${list}/${id}/answer`)).form(late)
    assert.equal(refused.flashMessage('error'), 'It’s solved already.')
    await as(client.post(`${list}/${id}/reopening`)).form({ seen: 2 })
    assert.equal(await stateOf(id), 'open')
    await workJobs(SendTicketMailJob)
    const subjects = (await mails()).map(({ subject }) => subject.replace(/^\[.*?\] /, ''))
    assert.deepEqual(subjects.slice(1), ['Solved: Charged twice', 'Open again: Charged twice'])
  })

  test('is taken, given to others, and given back', async ({ assert, client }) => {
    const { id } = await opened()
    const { admin, as } = await signInAdmin('support')
    await as(client.post(`${list}/${id}/assignee`)).form({ to: admin.id })
    assert.equal((await Ticket.findOrFail(id)).assignedTo, admin.id)
    const viewer = await signInAdmin('viewer')
    const unfit = await as(client.post(`${list}/${id}/assignee`)).form({ to: viewer.admin.id })
    assert.equal(unfit.flashMessage('error'), 'This admin can’t work on it.')
    await as(client.post(`${list}/${id}/assignee`)).form({ to: '' })
    assert.isNull((await Ticket.findOrFail(id)).assignedTo)
  })

  test('is linked to a member, and refuses one of nowhere', async ({ assert, client }) => {
    const { id } = await opened()
    const { as } = await signInAdmin('support')
    const path = `${list}/${id}/subjects`
    await as(client.post(path)).form({ kind: 'withdrawal', member: 'bob@example.com', order: '' })
    const { kind, userId } = await Ticket.findOrFail(id)
    assert.deepEqual([kind, userId], ['withdrawal', bob().user.id])
    const wrong = await as(client.post(path)).form({ kind: 'other', member: 'x' })
    assert.equal(wrong.flashMessage('error'), 'There is no such member on this site.')
  })

  test('is merged into another of the same person', async ({ assert, client }) => {
    const one = await opened()
    const two = await opened({ body: 'Once more.' })
    const { as } = await signInAdmin('support')
    const path = `${list}/${two.id}/merge`
    const stranger = await opened({ email: 'bob@example.com' })
    const refused = await as(client.post(path)).form({ seen: 1, into: stranger.number })
    assert.include(refused.flashMessage('error'), 'someone else')
    const merged = await as(client.post(path)).form({ seen: 1, into: one.number })
    assert.equal(merged.header('location'), `${list}/${one.id}`)
    assert.include((await as(client.get(`${list}/${one.id}`))).text(), 'Once more.')
    const old = (await as(client.get(`${list}/${two.id}`))).text()
    assert.include(old, `${list}/${one.id}`)
    assert.notInclude(old, 'Once more.')
  })

  test('is taken down for someone who called', async ({ assert, client }) => {
    const { id: site } = await Site.firstOrFail()
    const { as } = await signInAdmin('support')
    const form = { site, language: 'de', kind: 'withdrawal', email: 'Zoe@Example.com', name: 'Zoe' }
    const words = { subject: 'Changed my mind', body: 'Five days ago', member: '', order: '' }
    const taken = await as(client.post(list)).form({ ...form, ...words })
    const [ticket] = await Ticket.all()
    assert.equal(taken.header('location'), `${list}/${ticket.id}`)
    const { email, language } = ticket
    assert.deepEqual([email, language], ['zoe@example.com', 'de'])
    const wrong = await as(client.post(list)).form({ ...form, ...words, email: 'zoe' })
    assert.equal(wrong.flashMessage('error'), 'That isn’t an email address.')
    assert.lengthOf(await Ticket.all(), 1)
  })

  test('gives its files to be saved, to admins of its site alone', async ({ assert, client }) => {
    const bytes = new TextEncoder().encode('<h1>19.99</h1>')
    const files = takenFiles([{ name: 'rekening é.txt', bytes }])
    const ticket = await opened({ files, userId: ada().user.id })
    const other = await opened()
    const [{ id: fileId }] = await db.from('ticket_files').select('id')
    const { as } = await signInAdmin('support')
    const file = await as(client.get(`${list}/${ticket.id}/files/${fileId}`))
    file.assertStatus(200)
    file.assertHeader('content-type', 'text/plain')
    file.assertHeader('x-content-type-options', 'nosniff')
    assert.match(
      file.header('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''rekening/
    )
    assert.match(file.header('cache-control') ?? '', /no-store/)
    const elsewhere = await as(client.get(`${list}/${other.id}/files/${fileId}`))
    assert.equal(elsewhere.status(), 404)
    const stranger = await signInAdmin('support', {
      changes: { ...second, siteId: await closedSite() },
    })
    const foreign = await stranger.as(client.get(`${list}/${ticket.id}/files/${fileId}`))
    assert.equal(foreign.status(), 404)
  })

  test('is in the data of its member, with notes and files, without names of admins', async ({
    assert,
  }) => {
    const bytes = new TextEncoder().encode('19.99')
    const files = takenFiles([{ name: 'bill.txt', bytes }])
    await opened({ files, userId: ada().user.id, body: 'Twice, I say.' })
    await opened({ email: 'bob@example.com', body: 'Of somebody else.' })
    const ports = await app.container.make(Ports)
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
    const { as } = await signInAdmin('support')
    const answers = `${list}/answers`
    const dutch = { language: 'nl', title: 'Bedankt', body: 'Bedankt {name}, dit is {number}.' }
    await as(client.post(answers)).form(dutch)
    await as(client.post(answers)).form({ language: 'de', title: 'Danke', body: 'Danke.' })
    const [ready] = await db.from('ready_answers').where({ language: 'nl' })
    const page = (await as(client.get(`${list}/${id}?ready=${ready.id}`))).text()
    assert.include(page, `Bedankt Ada, dit is ${number}.`)
    assert.notInclude(page, '>Danke<')
  })

  test('are one’s own until they are shared', async ({ assert, client }) => {
    const { as } = await signInAdmin('support')
    const other = await signInAdmin('moderator')
    const answers = `${list}/answers`
    const form = { language: 'en', title: 'My thanks', body: 'Thanks.' }
    await as(client.post(answers)).form(form)
    assert.notInclude((await other.as(client.get(answers))).text(), 'My thanks')
    const [{ id }] = await db.from('ready_answers')
    const foreign = await other.as(client.post(`${answers}/${id}/removal`))
    assert.equal(foreign.flashMessage('error'), 'This ready answer is gone.')
    await as(client.post(`${answers}/${id}`)).form({ ...form, shared: '1' })
    assert.include((await other.as(client.get(answers))).text(), 'My thanks')
    await other.as(client.post(`${answers}/${id}/removal`))
    assert.isEmpty(await db.from('ready_answers'))
  })
})
