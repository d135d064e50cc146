import { test } from '@japa/runner'
import { eraseTickets } from '#core/complaints/erase_tickets'
import { openTicket } from '#core/complaints/open_ticket'
import { numberFrom as numberOf } from '#core/complaints/ticket_number'
import { messagesPerDay, writeToTicket, type Writing } from '#core/complaints/write_to_ticket'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { adasComplaint, complain, complained } from '#tests/support/complaints/tickets'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
let mails = 0

function writing(ticketId: string, changes: Partial<Writing> = {}): Writing {
  mails += 1
  const mail = { messageId: `<${mails}@example.com>`, sender: null }
  const files = { taken: [], leftOut: 0 }
  const reached = { ticketId, followsMerge: true }
  return { reached, body: 'And again.', files, mail, ...changes }
}

async function solved(ports: FakePorts) {
  const ticket = await complain(ports)
  const closed = { state: 'solved', closedAt: ports.clock.now(), answerDueAt: null } as const
  await ports.repositories.tickets.update(ticket.id, closed)
  return ticket
}

function asked({ repositories }: FakePorts) {
  return repositories.jobs.added.flatMap((job) =>
    job.name === 'send_ticket_mail' ? [job.kind] : []
  )
}

test.group('A new ticket', () => {
  test('has a number and both deadlines, and is confirmed', async ({ assert }) => {
    const { ports, id, number } = await complained()
    const ticket = (await ports.repositories.tickets.find(id))!
    assert.match(number, /^V-/)
    assert.isTrue(ticket.dueAt.equals(ticket.answerDueAt!))
    assert.isTrue(ticket.answerDueAt! < ticket.solutionDueAt)
    const adas = { email: 'ada@example.com', name: 'Ada' }
    assert.containSubset(ticket, { state: 'open', entries: 1, ...adas })
    const [{ id: entryId, ...entry }] = ports.repositories.ticketEntries.rows.values()
    assert.deepEqual(entry, {
      ...{ ticketId: id, kind: 'message', sequence: 1, body: 'My bank shows it twice.' },
      ...{ adminId: null, detail: null, messageId: null, sender: null, leftOut: 0 },
      at: ports.clock.now(),
    })
    assert.deepEqual(asked(ports), ['ticket_received'])
  })

  test('about the abuse of a child is due at once, and alerts the moderators', async ({
    assert,
  }) => {
    const ports = await portsWith(ada())
    const where = `/members/${ada().profile.id}`
    const notice = { where, childAbuse: true, hidesPhoto: true }
    const ticket = await complain(ports, { kind: 'illegal_content', notice })
    const { id: aboutUserId } = ada().user
    assert.containSubset(ticket, { danger: 'child_abuse', aboutUserId, aboutPhotoId: null })
    assert.isTrue(ticket.dueAt.equals(ports.clock.now()))
    const alert = { name: 'alert_moderators', ticketId: ticket.id }
    assert.deepInclude(ports.repositories.jobs.added, alert)
  })

  test('of other illegal content names the member too, and alerts nobody', async ({ assert }) => {
    const ports = await portsWith(ada())
    const where = `/members/${ada().profile.id}`
    const notice = { where, childAbuse: false, hidesPhoto: false }
    const ticket = await complain(ports, { kind: 'illegal_content', notice })
    assert.containSubset(ticket, { danger: null, aboutUserId: ada().user.id })
    assert.deepEqual(
      ports.repositories.jobs.added.map(({ name }) => name),
      ['send_ticket_mail']
    )
  })

  test('has deadlines as its site has set them', async ({ assert }) => {
    const ports = fakePorts()
    ports.repositories.sites.terms = { answerDays: 30, solutionDays: 3, zone: 'UTC' }
    const { answerDueAt, dueAt, solutionDueAt } = await complain(ports)
    assert.isTrue(dueAt.equals(solutionDueAt))
    assert.isTrue(solutionDueAt < answerDueAt!)
  })

  test('gets another number when one is taken', async ({ assert }) => {
    const ports = fakePorts()
    const first = await complain(ports)
    const ids = ['t', first.id, '01900000-0000-7000-8000-0000000000ff', 'e']
    const next = () => ids.shift() ?? crypto.randomUUID()
    ports.repositories.tickets.rows.set(first.id, { ...first, number: 'V-0000-7Z' })
    await ports.repositories.tickets.add({ ...first, id: 'x', number: numberOf(first.id) })
    const other = await complain({ ...ports, ids: { next } })
    assert.notEqual(other.number, numberOf(first.id))
  })

  test('is refused without an address, a subject or words', async ({ assert }) => {
    const ports = fakePorts()
    const refused = async (changes: object) => openTicket(ports, adasComplaint(changes))
    assert.containSubset(await refused({ email: 'ada' }), { refusal: 'email_invalid' })
    assert.containSubset(await refused({ subject: ' ' }), { refusal: 'subject_missing' })
    assert.containSubset(await refused({ body: '\n' }), { refusal: 'words_missing' })
    const tooLong = { refusal: 'words_too_long', details: { max: 11_000 } }
    assert.containSubset(await refused({ body: 'x'.repeat(11_001) }), tooLong)
    assert.equal(ports.repositories.tickets.rows.size, 0)
    assert.deepEqual(asked(ports), [])
  })
})

test.group('What the person writes next', () => {
  test('stands in the thread, and is due in two working days after an answer', async ({
    assert,
  }) => {
    const { ports, id } = await complained()
    const { tickets, ticketEntries } = ports.repositories
    await tickets.update(id, { state: 'waiting', answerDueAt: null })
    ports.clock.advance({ days: 3 })
    assert.isTrue((await writeToTicket(ports, writing(id))).ok)
    const { answerDueAt, entries, state } = (await tickets.find(id))!
    assert.deepEqual([state, entries], ['open', 2])
    assert.isTrue(answerDueAt! > ports.clock.now().plus({ days: 1 }))
    assert.lengthOf(await ticketEntries.where({ ticketId: id }), 2)
  })

  test('does not put off an answer that is due already', async ({ assert }) => {
    const { ports, answerDueAt, id } = await complained()
    ports.clock.advance({ hours: 20 })
    await writeToTicket(ports, writing(id))
    const after = (await ports.repositories.tickets.find(id))!
    assert.isTrue(after.answerDueAt!.equals(answerDueAt!))
  })

  test('is added once, however often the mail arrives', async ({ assert }) => {
    const { ports, id } = await complained()
    const mail = writing(id)
    for (let time = 0; time < 3; time++) {
      assert.containSubset(await writeToTicket(ports, mail), { value: { ticketId: id } })
    }
    assert.lengthOf(await ports.repositories.ticketEntries.where({ ticketId: id }), 2)
  })

  test('brings its files', async ({ assert }) => {
    const { ports, id } = await complained()
    const taken = [{ name: 'a.png', type: 'image/png', bytes: png }] as const
    await writeToTicket(ports, writing(id, { files: { taken: [...taken], leftOut: 2 } }))
    const [, entry] = await ports.repositories.ticketEntries.where({ ticketId: id }, 'sequence')
    assert.equal(entry.leftOut, 2)
    const files = await ports.repositories.ticketFiles.where({ entryId: entry.id })
    assert.containSubset(files, [{ name: 'a.png', size: 4 }])
  })

  test('opens a solved ticket again for 30 days, and tells so', async ({ assert }) => {
    const ports = fakePorts()
    const { id } = await solved(ports)
    ports.clock.advance({ days: 30 })
    await writeToTicket(ports, writing(id))
    const ticket = (await ports.repositories.tickets.find(id))!
    assert.containSubset(ticket, { state: 'open', closedAt: null, closedBy: null })
    assert.isTrue(ticket.solutionDueAt > ports.clock.now().plus({ days: 13 }))
    assert.deepEqual(asked(ports), ['ticket_received', 'ticket_reopened'])
  })

  test('opens a new ticket later, which is confirmed', async ({ assert }) => {
    const ports = fakePorts()
    const { id, number } = await solved(ports)
    ports.clock.advance({ days: 31 })
    const written = await writeToTicket(ports, writing(id))
    if (!written.ok) return assert.fail(written.refusal)
    assert.notEqual(written.value.ticketId, id)
    const other = (await ports.repositories.tickets.find(written.value.ticketId))!
    assert.containSubset(other, { state: 'open', email: 'ada@example.com', entries: 1 })
    assert.notEqual(other.number, number)
    assert.deepEqual(asked(ports), ['ticket_received', 'ticket_received'])
  })

  test('goes to the ticket that goes on after a merge', async ({ assert }) => {
    const ports = fakePorts()
    const { tickets } = ports.repositories
    for (let time = 1; time <= 3; time++) await complain(ports)
    const [first, second, third] = tickets.rows.values()
    await tickets.update(first.id, { state: 'merged', mergedInto: second.id })
    await tickets.update(second.id, { state: 'merged', mergedInto: third.id })
    const written = await writeToTicket(ports, writing(first.id))
    assert.containSubset(written, { value: { ticketId: third.id } })
  })

  test('is refused where a machine seems to write', async ({ assert }) => {
    const { ports, id } = await complained()
    for (let time = 1; time < messagesPerDay; time++) {
      assert.isTrue((await writeToTicket(ports, writing(id))).ok)
    }
    const refused = await writeToTicket(ports, writing(id))
    assert.containSubset(refused, { refusal: 'too_many_messages' })
    ports.clock.advance({ hours: 24 })
    assert.isTrue((await writeToTicket(ports, writing(id))).ok)
  })

  test('is refused for an unknown or erased ticket', async ({ assert }) => {
    const { ports, id } = await complained()
    const unknown = await writeToTicket(ports, writing('x'))
    assert.containSubset(unknown, { refusal: 'ticket_not_found' })
    await ports.repositories.tickets.erase(id)
    const erased = await writeToTicket(ports, writing(id))
    assert.containSubset(erased, { refusal: 'ticket_erased' })
  })
})

test.group('Tickets that are erased', () => {
  test('are those closed for two years; number and dates stay', async ({ assert }) => {
    const ports = fakePorts()
    const { id, number } = await solved(ports)
    const open = await complain(ports)
    ports.clock.advance({ years: 2 })
    await eraseTickets(ports)
    assert.equal((await ports.repositories.tickets.find(id))?.email, 'ada@example.com')
    ports.clock.advance({ seconds: 1 })
    await eraseTickets(ports)
    const kept = (await ports.repositories.tickets.find(id))!
    assert.containSubset(kept, { number, email: null, name: null, subject: '' })
    assert.isNotNull(kept.openedAt)
    const [entry] = await ports.repositories.ticketEntries.where({ ticketId: id })
    assert.equal(entry.body, '')
    assert.equal((await ports.repositories.tickets.find(open.id))?.email, 'ada@example.com')
  })

  test('are those of erased members, a day after they are closed', async ({ assert }) => {
    const ports = await portsWith(ada({ user: { status: 'deleted' } }))
    const { id } = await complain(ports, { userId: ada().user.id })
    await eraseTickets(ports)
    assert.isNotNull((await ports.repositories.tickets.find(id))?.email)
    const closedAt = ports.clock.now()
    await ports.repositories.tickets.update(id, { state: 'solved', closedAt })
    ports.clock.advance({ hours: 24, seconds: 1 })
    await eraseTickets(ports)
    assert.isNull((await ports.repositories.tickets.find(id))?.email)
  })
})
