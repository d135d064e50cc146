import { test } from '@japa/runner'
import { maxFileBytes } from '#core/complaints/attachments'
import { confirmSolved, withdrawTicket } from '#core/complaints/public_form/close_own_ticket'
import { replyOnPage } from '#core/complaints/public_form/reply_on_page'
import { sendComplaint } from '#core/complaints/public_form/send_complaint'
import { isId } from '#core/id'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { adasComplaint, complain, complained } from '#tests/support/complaints/tickets'

const requestId = '01900000-0000-7000-8000-00000000ff01'
const pdf = { name: 'statement.pdf', bytes: new TextEncoder().encode('%PDF-1.7 text') }

async function send(
  ports: FakePorts,
  changes = {},
  files: { name: string; bytes: Uint8Array }[] = []
) {
  return sendComplaint(ports, {
    requestId,
    holder: 'writer',
    ticket: adasComplaint(changes),
    files,
  })
}

async function sent(ports: FakePorts, changes = {}) {
  const opened = await send(ports, changes)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

function owner(ticketId: string) {
  return { ticketId, holder: 'owner' } as const
}

function reply(ticketId: string, changes = {}) {
  return { link: owner(ticketId), requestId, words: 'And again.', files: [], ...changes }
}

async function kindsIn({ repositories }: FakePorts, ticketId: string) {
  const entries = await repositories.ticketEntries.where({ ticketId }, 'sequence')
  return entries.map(({ kind }) => kind)
}

test.group('A complaint that is sent', () => {
  test('is a ticket with its files, which is confirmed', async ({ assert }) => {
    const ports = fakePorts()
    const opened = await send(ports, {}, [pdf])
    assert.isTrue(opened.ok)
    assert.deepEqual(await kindsIn(ports, opened.ok ? opened.value.id : ''), ['message'])
    const [file] = [...ports.repositories.ticketFiles.rows.values()]
    assert.containSubset(file, { name: 'statement.pdf', type: 'application/pdf' })
    assert.lengthOf(ports.repositories.jobs.added, 1)
  })

  test('twice is one ticket, and is confirmed once', async ({ assert }) => {
    const ports = fakePorts()
    const first = await sent(ports)
    const again = await sent(ports)
    assert.equal(again.number, first.number)
    assert.equal(ports.repositories.tickets.rows.size, 1)
    assert.deepEqual(await kindsIn(ports, first.id), ['message'])
    assert.lengthOf(ports.repositories.jobs.added, 1)
  })

  test('is one ticket also where its subject had to be cleaned', async ({ assert }) => {
    const ports = fakePorts()
    await sent(ports, { subject: ` odd\u0000 ${'x'.repeat(300)}` })
    assert.equal(ports.repositories.tickets.rows.size, 1)
  })

  test('with the id of somebody else’s form is a ticket of its own', async ({ assert }) => {
    const ports = fakePorts()
    const first = await sent(ports)
    for (const changes of [{ email: 'eve@example.com' }, { subject: 'Other' }, { siteId: 'b' }]) {
      assert.notEqual((await sent(ports, changes)).id, first.id)
    }
    assert.equal(ports.repositories.tickets.rows.size, 4)
  })

  test('is another ticket once it is changed, which is one ticket however often it is sent', async ({
    assert,
  }) => {
    const ports = fakePorts()
    const first = await sent(ports, { kind: 'withdrawal', body: 'From order A' })
    const changed = { kind: 'withdrawal', body: 'From order B' }
    const second = await sent(ports, changed)
    const again = await sent(ports, changed)
    const withFile = await send(ports, changed, [pdf])
    assert.equal(again.id, second.id)
    assert.lengthOf(new Set([first.id, second.id, withFile.ok && withFile.value.id]), 3)
    assert.equal(ports.repositories.tickets.rows.size, 3)
    assert.isTrue(isId(second.id))
  })

  test('is refused with a file that is not taken, so that another can be chosen', async ({
    assert,
  }) => {
    const ports = fakePorts()
    const exe = { name: 'cv.pdf', bytes: new TextEncoder().encode('MZ executable') }
    const large = { name: 'a.pdf', bytes: new Uint8Array(maxFileBytes + 1) }
    for (const files of [[exe], [large], [pdf, pdf, pdf, pdf]]) {
      const details = { max: 3, megabytes: 3 }
      assert.containSubset(await send(ports, {}, files), { refusal: 'files_not_taken', details })
    }
    assert.equal(ports.repositories.tickets.rows.size, 0)
  })

  test('without an address is one that can be answered on its page', async ({ assert }) => {
    const ports = fakePorts()
    const { email, id } = await sent(ports, { email: null, kind: 'illegal_content' })
    assert.isNull(email)
    assert.isTrue((await replyOnPage(ports, reply(id))).ok)
  })
})

test.group('A reply on the page', () => {
  test('stands in the thread once', async ({ assert }) => {
    const { ports, id } = await complained()
    for (let time = 0; time < 2; time++) await replyOnPage(ports, reply(id))
    assert.deepEqual(await kindsIn(ports, id), ['message', 'message'])
  })

  test('needs words or a file', async ({ assert }) => {
    const { ports, id } = await complained()
    const empty = await replyOnPage(ports, reply(id, { words: ' ' }))
    assert.containSubset(empty, { refusal: 'words_missing' })
    const file = await replyOnPage(ports, reply(id, { words: '', files: [pdf] }))
    assert.isTrue(file.ok)
  })

  test('is refused when it is too long, or has a file that is not taken', async ({ assert }) => {
    const { ports, id } = await complained()
    const long = await replyOnPage(ports, reply(id, { words: 'x'.repeat(10_001) }))
    assert.containSubset(long, { refusal: 'words_too_long' })
    const html = { name: 'a.html', bytes: new TextEncoder().encode('<script>') }
    const wrong = await replyOnPage(ports, reply(id, { files: [html] }))
    assert.containSubset(wrong, { refusal: 'files_not_taken' })
    assert.deepEqual(await kindsIn(ports, id), ['message'])
  })
})

test.group('Whoever merely gave an address, on the page of a ticket that was merged', () => {
  test('neither writes in the other ticket nor ends it, as its person may', async ({ assert }) => {
    const ports = fakePorts()
    const { tickets } = ports.repositories
    const first = await complain(ports)
    const other = await complain(ports)
    await tickets.update(first.id, { state: 'merged', mergedInto: other.id })
    const link = { ticketId: first.id, holder: 'writer' } as const

    const written = await replyOnPage(ports, reply(first.id, { link }))
    const solved = await confirmSolved(ports, { link, helpful: true })
    const withdrawn = await withdrawTicket(ports, link)
    for (const refused of [written, solved, withdrawn]) {
      assert.containSubset(refused, { refusal: 'ticket_merged' })
    }
    assert.deepEqual(await kindsIn(ports, other.id), ['message'])
    assert.equal((await tickets.find(other.id))?.state, 'open')

    assert.isTrue((await replyOnPage(ports, reply(first.id))).ok)
    assert.isTrue((await withdrawTicket(ports, owner(first.id))).ok)
    assert.deepEqual(await kindsIn(ports, other.id), ['message', 'message', 'withdrawn'])
  })
})

test.group('A ticket that its person ends', () => {
  test('is solved, and keeps whether that helped', async ({ assert }) => {
    const { ports, id } = await complained()
    assert.isTrue((await confirmSolved(ports, { link: owner(id), helpful: true })).ok)
    const ticket = await ports.repositories.tickets.find(id)
    assert.containSubset(ticket, { state: 'solved', closedBy: null, helpful: true })
    assert.deepEqual(await kindsIn(ports, id), ['message', 'solved'])
  })

  test('says later whether it helped, without being closed again', async ({ assert }) => {
    const { ports, id } = await complained()
    await confirmSolved(ports, { link: owner(id), helpful: null })
    await confirmSolved(ports, { link: owner(id), helpful: false })
    assert.isFalse((await ports.repositories.tickets.find(id))?.helpful)
    assert.deepEqual(await kindsIn(ports, id), ['message', 'solved'])
  })

  test('is taken back, once', async ({ assert }) => {
    const { ports, id } = await complained()
    assert.isTrue((await withdrawTicket(ports, owner(id))).ok)
    const again = await withdrawTicket(ports, owner(id))
    assert.containSubset(again, { refusal: 'ticket_stands' })
    assert.deepEqual(await kindsIn(ports, id), ['message', 'withdrawn'])
  })

  test('that is taken back is opened again by a reply', async ({ assert }) => {
    const { ports, id } = await complained()
    await withdrawTicket(ports, owner(id))
    await replyOnPage(ports, reply(id))
    assert.equal((await ports.repositories.tickets.find(id))?.state, 'open')
  })

  test('is unknown once it is erased', async ({ assert }) => {
    const { ports, id } = await complained()
    await ports.repositories.tickets.erase(id)
    const solved = await confirmSolved(ports, { link: owner(id), helpful: true })
    const withdrawn = await withdrawTicket(ports, owner(id))
    for (const refused of [solved, withdrawn]) {
      assert.containSubset(refused, { refusal: 'ticket_erased' })
    }
  })
})
