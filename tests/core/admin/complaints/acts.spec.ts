import { test } from '@japa/runner'
import { answerTicket, solveTicket } from '#core/admin/complaints/answer_ticket'
import { assignTicket } from '#core/admin/complaints/assign_ticket'
import {
  changeReadyAnswer,
  keepReadyAnswer,
  removeReadyAnswer,
} from '#core/admin/complaints/keep_ready_answer'
import { linkTicket } from '#core/admin/complaints/link_ticket'
import { mergeTicket } from '#core/admin/complaints/merge_tickets'
import { noteTicket } from '#core/admin/complaints/note_ticket'
import { reopenTicket } from '#core/admin/complaints/reopen_ticket'
import { takeComplaint } from '#core/admin/complaints/take_complaint'
import type { Admin } from '#core/admin/admin'
import { filledIn } from '#core/complaints/ready_answer'
import type { Order } from '#core/payments/orders/order'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site } from '#tests/support/admin/sites'
import { adasComplaint, complain } from '#tests/support/complaints/tickets'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const otherSite = '01900000-0000-7000-9000-000000000009'

async function began(changes: Partial<Admin> = {}) {
  const ports = await portsWith(ada(), bob())
  const admin = adminOf('support', changes)
  const colleague = adminOf('moderator')
  for (const one of [admin, colleague]) await ports.repositories.admins.add(one)
  const ticket = await complain(ports, { userId: ada().user.id })
  const now = ports.clock.now()
  return {
    ports,
    ticketId: ticket.id,
    ticket,
    by: actorOf(admin, now),
    other: actorOf(colleague, now),
    now: async () => (await ports.repositories.tickets.find(ticket.id))!,
  }
}

function kinds({ repositories }: FakePorts) {
  const asked = repositories.jobs.added
  return asked.flatMap((job) => (job.name === 'send_ticket_mail' ? [job.kind] : []))
}

test.group('An answer', () => {
  test('goes out by mail, and ends the time for an answer', async ({ assert }) => {
    const { by, now, ports, ticketId } = await began()
    const answer = { by, ticketId, seen: 1, body: ' We see it too. ', then: 'waiting' } as const
    assert.isTrue((await answerTicket(ports, answer)).ok)
    const { answerDueAt, answeredAt, assignedTo, dueAt, solutionDueAt, state } = await now()
    assert.deepEqual([state, answerDueAt, assignedTo], ['waiting', null, by.adminId])
    assert.isTrue(dueAt.equals(solutionDueAt))
    assert.isNotNull(answeredAt)
    const [, entry] = await ports.repositories.ticketEntries.where({ ticketId }, 'sequence')
    assert.containSubset(entry, { kind: 'answer', body: 'We see it too.', adminId: by.adminId })
    assert.deepEqual(kinds(ports), ['ticket_received', 'ticket_answer'])
    assert.notInclude(JSON.stringify(ports.repositories.audit.all), 'see it too')
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'work_complaint', subject: { kind: 'ticket', id: ticketId } },
    ])
  })

  test('may solve it at once, in one mail', async ({ assert }) => {
    const { by, now, ports, ticketId } = await began()
    const answer = { by, ticketId, seen: 1, body: 'Done.', then: 'solved' } as const
    assert.isTrue((await answerTicket(ports, answer)).ok)
    assert.containSubset(await now(), { state: 'solved', closedBy: by.adminId, entries: 3 })
    assert.deepEqual(kinds(ports), ['ticket_received', 'ticket_solved'])
    const [, { id: entryId }] = await ports.repositories.ticketEntries.where(
      { ticketId },
      'sequence'
    )
    assert.containSubset(ports.repositories.jobs.added, [{ kind: 'ticket_solved', entryId }])
  })

  test('is refused when a colleague answered meanwhile, with what changed', async ({ assert }) => {
    const { by, now, other, ports, ticketId } = await began()
    const mine = { by, ticketId, seen: 1, body: 'Mine.', then: 'open' } as const
    assert.isTrue((await answerTicket(ports, { ...mine, by: other, body: 'Theirs.' })).ok)
    ports.clock.advance({ minutes: 6 })
    assert.containSubset(await answerTicket(ports, mine), {
      refusal: 'ticket_changed',
      details: { what: 'answer', admin: 'The moderator' },
    })
    assert.equal((await now()).entries, 2)
  })

  test('is refused when the person wrote meanwhile', async ({ assert }) => {
    const { by, ports, ticketId } = await began()
    const note = { by, ticketId, body: 'Look at the bank.' }
    await noteTicket(ports, note)
    const answered = await answerTicket(ports, { by, ticketId, seen: 1, body: 'No.', then: 'open' })
    assert.containSubset(answered, { refusal: 'ticket_changed', details: { what: 'note' } })
  })

  test('is refused while a colleague has the ticket in hand', async ({ assert }) => {
    const { by, other, ports, ticketId } = await began()
    const answer = { by: other, ticketId, seen: 1, body: 'Theirs.', then: 'open' } as const
    await answerTicket(ports, answer)
    const mine = await answerTicket(ports, { ...answer, by, seen: 2 })
    assert.containSubset(mine, { refusal: 'claimed_by_other', details: { admin: other.adminId } })
  })

  test('needs words, a ticket that is not solved, and the right', async ({ assert }) => {
    const { by, ports, ticketId } = await began()
    const answer = { by, ticketId, seen: 9, body: 'Yes.', then: 'open' } as const
    const empty = await answerTicket(ports, { ...answer, body: ' ' })
    assert.containSubset(empty, { refusal: 'words_missing' })
    const viewer = actorOf(adminOf('viewer'), null)
    const unseen = await answerTicket(ports, { ...answer, by: viewer })
    assert.containSubset(unseen, { refusal: 'act_not_allowed' })
    const elsewhere = { ...by, siteId: otherSite }
    const foreign = await answerTicket(ports, { ...answer, by: elsewhere })
    assert.containSubset(foreign, { refusal: 'act_not_allowed' })
    await solveTicket(ports, { by, ticketId, seen: 1 })
    const late = await answerTicket(ports, answer)
    assert.containSubset(late, { refusal: 'ticket_not_in_state', details: { state: 'solved' } })
    const unknown = await answerTicket(ports, { ...answer, ticketId: 'x' })
    assert.containSubset(unknown, { refusal: 'ticket_not_found' })
  })
})

test.group('A ticket', () => {
  test('is solved without an answer, and opened again with new deadlines', async ({ assert }) => {
    const { by, now, ports, ticketId } = await began()
    assert.isTrue((await solveTicket(ports, { by, ticketId, seen: 1 })).ok)
    ports.clock.advance({ days: 90 })
    assert.isTrue((await reopenTicket(ports, { by, ticketId, seen: 2 })).ok)
    const ticket = await now()
    assert.containSubset(ticket, { state: 'open', closedAt: null, closedBy: null })
    assert.isTrue(ticket.dueAt > ports.clock.now())
    assert.deepEqual(kinds(ports), ['ticket_received', 'ticket_solved', 'ticket_reopened'])
    const again = await reopenTicket(ports, { by, ticketId, seen: 3 })
    assert.containSubset(again, { refusal: 'ticket_not_in_state' })
  })

  test('that is erased is not opened again', async ({ assert }) => {
    const { by, ports, ticketId } = await began()
    await solveTicket(ports, { by, ticketId, seen: 1 })
    await ports.repositories.tickets.erase(ticketId)
    const opened = await reopenTicket(ports, { by, ticketId, seen: 2 })
    assert.containSubset(opened, { refusal: 'ticket_erased' })
  })

  test('takes notes of whoever may see it, also while another has it in hand', async ({
    assert,
  }) => {
    const { by, other, ports, ticketId } = await began()
    await answerTicket(ports, { by, ticketId, seen: 1, body: 'Hello.', then: 'open' })
    assert.isTrue((await noteTicket(ports, { by: other, ticketId, body: 'Be kind.' })).ok)
    const entries = await ports.repositories.ticketEntries.where({ ticketId, kind: 'note' })
    assert.containSubset(entries, [{ body: 'Be kind.', adminId: other.adminId }])
    assert.deepEqual(kinds(ports), ['ticket_received', 'ticket_answer'])
    const empty = await noteTicket(ports, { by, ticketId, body: ' ' })
    assert.containSubset(empty, { refusal: 'words_missing' })
  })

  test('is given to an admin who may work on it, or to nobody', async ({ assert }) => {
    const { by, now, other, ports, ticketId } = await began()
    const given = (to: string | null) => assignTicket(ports, { by, ticketId, to })
    assert.isTrue((await given(other.adminId)).ok)
    assert.equal((await now()).assignedTo, other.adminId)
    assert.containSubset(await given(other.adminId), { refusal: 'nothing_changed' })
    for (const unfit of [
      adminOf('viewer'),
      adminOf('finance', { siteId: otherSite }),
      adminOf('owner', { disabledAt: ports.clock.now() }),
    ]) {
      await ports.repositories.admins.add(unfit)
      assert.containSubset(await given(unfit.id), { refusal: 'assignee_unfit' }, unfit.role)
    }
    assert.containSubset(await given('nobody'), { refusal: 'assignee_unfit' })
    assert.isTrue((await given(null)).ok)
    assert.isNull((await now()).assignedTo)
  })

  test('is linked to a member of its site by id or address', async ({ assert }) => {
    const { by, now, ports, ticketId } = await began()
    const link = (member: string, order = '') =>
      linkTicket(ports, { by, ticketId, kind: 'privacy', member, order })
    assert.isTrue((await link(' BOB@example.com ')).ok)
    assert.containSubset(await now(), { userId: bob().user.id, kind: 'privacy' })
    assert.isTrue((await link(ada().user.id)).ok)
    assert.isTrue((await link('')).ok)
    assert.isNull((await now()).userId)
    assert.containSubset(await link(''), { refusal: 'nothing_changed' })
    for (const unknown of ['x', 'cleo@example.com', crypto.randomUUID()]) {
      assert.containSubset(await link(unknown), { refusal: 'ticket_member_unknown' })
    }
    assert.containSubset(await link('', 'x'), { refusal: 'ticket_order_unknown' })
    const orderId = crypto.randomUUID()
    ports.repositories.orders.rows.set(orderId, { id: orderId, userId: ada().user.id } as Order)
    const foreign = await link(bob().user.id, orderId)
    assert.containSubset(foreign, { refusal: 'ticket_order_unknown' })
    assert.isTrue((await link('', orderId)).ok)
    assert.containSubset(await now(), { userId: ada().user.id, orderId })
    await ports.repositories.users.update(bob().user.id, { siteId: otherSite })
    assert.containSubset(await link(bob().user.id), { refusal: 'ticket_member_unknown' })
  })
})

test.group('Two tickets of one person', () => {
  test('become one: the thread goes along, the earlier deadline holds', async ({ assert }) => {
    const { by, now, ports, ticket, ticketId } = await began()
    const answered = { by, ticketId, seen: 1, body: 'Wait.', then: 'waiting' } as const
    await answerTicket(ports, answered)
    const assignedTo = by.adminId
    ports.clock.advance({ days: 1 })
    const second = await complain(ports, { body: 'Me again.', orderId: 'o' })
    const merging = { by, ticketId: second.id, seen: 1, into: ticket.number.toLowerCase() }
    const merged = await mergeTicket(ports, merging)
    assert.containSubset(merged, { value: { ticketId } })
    const entries = await ports.repositories.ticketEntries.where({ ticketId }, 'sequence')
    assert.deepEqual(
      entries.map(({ body, kind, sequence }) => [sequence, kind, body]),
      [
        [1, 'message', 'My bank shows it twice.'],
        [2, 'answer', 'Wait.'],
        [3, 'message', 'Me again.'],
        [4, 'merged', ''],
      ]
    )
    const target = await now()
    const { userId } = ticket
    assert.containSubset(target, { entries: 4, orderId: 'o', state: 'open', userId, assignedTo })
    assert.isTrue(target.answerDueAt?.equals(second.answerDueAt!))
    assert.isTrue(target.solutionDueAt.equals(ticket.solutionDueAt))
    const left = await ports.repositories.tickets.find(second.id)
    assert.containSubset(left, { state: 'merged', mergedInto: ticketId, closedBy: by.adminId })
    const again = await mergeTicket(ports, { ...merging, seen: 9 })
    assert.containSubset(again, { refusal: 'ticket_not_in_state', details: { state: 'merged' } })
  })

  test('are not merged with themselves, closed ones, strangers or other sites', async ({
    assert,
  }) => {
    const { by, ports, ticket, ticketId } = await began()
    const into = (number: string) => mergeTicket(ports, { by, ticketId, seen: 1, into: number })
    assert.containSubset(await into(ticket.number), { refusal: 'merge_itself' })
    assert.containSubset(await into('V-ZZZZ-ZZ'), { refusal: 'merge_number_unknown' })
    assert.containSubset(await into('nonsense'), { refusal: 'merge_number_unknown' })
    const elsewhere = await complain(ports, { siteId: otherSite })
    assert.containSubset(await into(elsewhere.number), { refusal: 'merge_number_unknown' })
    const stranger = await complain(ports, { email: 'bob@example.com' })
    assert.containSubset(await into(stranger.number), { refusal: 'merge_other_person' })
    const solved = await complain(ports)
    await solveTicket(ports, { by, ticketId: solved.id, seen: 1 })
    assert.containSubset(await into(solved.number), { refusal: 'merge_closed' })
  })
})

test.group('A complaint that an admin takes down', () => {
  test('is a ticket of that member and order, with a row in the log', async ({ assert }) => {
    const { by, ports } = await began()
    const { email, kind, language, name, siteId, subject, body } = adasComplaint()
    const ticket = { email, kind, language, name, siteId, subject, body }
    const ofNoSite = await takeComplaint(ports, { by, ticket, member: '', order: '' })
    assert.containSubset(ofNoSite, { refusal: 'site_not_found' })
    await ports.repositories.sites.add({ ...site, id: siteId })
    const taken = await takeComplaint(ports, { by, ticket, member: 'ada@example.com', order: '' })
    if (!taken.ok) return assert.fail(taken.refusal)
    const stored = await ports.repositories.tickets.find(taken.value.ticketId)
    assert.equal(stored?.userId, ada().user.id)
    const last = ports.repositories.audit.all.at(-1)
    assert.deepEqual(last?.subject, { kind: 'ticket', id: taken.value.ticketId })
    assert.notInclude(JSON.stringify(last), 'ada@example.com')
    const wrong = await takeComplaint(ports, { by, ticket, member: 'x', order: '' })
    assert.containSubset(wrong, { refusal: 'ticket_member_unknown' })
    const mute = { by, ticket: { ...ticket, subject: ' ' }, member: '', order: '' }
    assert.containSubset(await takeComplaint(ports, mute), { refusal: 'subject_missing' })
    const foreign = { ...by, siteId: otherSite }
    const refused = await takeComplaint(ports, { by: foreign, ticket, member: '', order: '' })
    assert.containSubset(refused, { refusal: 'act_not_allowed' })
  })
})

test.group('A ready answer', () => {
  const typed = { title: 'Thanks', body: 'Thank you, {name} ({number}).', language: 'en' } as const

  test('is one’s own or shared, and only its own admin changes the former', async ({ assert }) => {
    const { by, other, ports } = await began()
    const { readyAnswers } = ports.repositories
    await keepReadyAnswer(ports, { by, typed: { ...typed, isShared: false } })
    const [{ id: answerId }] = await readyAnswers.where({ language: 'en' })
    const change = { answerId, typed: { ...typed, title: 'Thank you', isShared: true } }
    const foreign = await changeReadyAnswer(ports, { ...change, by: other })
    assert.containSubset(foreign, { refusal: 'ready_answer_not_found' })
    const untitled = { by, answerId, typed: { ...change.typed, title: ' ' } }
    assert.containSubset(await changeReadyAnswer(ports, untitled), { refusal: 'subject_missing' })
    assert.isTrue((await changeReadyAnswer(ports, { ...change, by })).ok)
    assert.containSubset(await readyAnswers.find(answerId), { adminId: null, title: 'Thank you' })
    const elsewhere = { ...other, siteId: otherSite }
    assert.isTrue((await removeReadyAnswer(ports, { answerId, by: elsewhere })).ok)
    const gone = await removeReadyAnswer(ports, { answerId, by })
    assert.containSubset(gone, { refusal: 'ready_answer_not_found' })
  })

  test('of one site is not for admins of another', async ({ assert }) => {
    const { by, ports } = await began()
    const local = { ...by, siteId: ada().user.siteId }
    await keepReadyAnswer(ports, { by: local, typed: { ...typed, isShared: true } })
    const [{ id: answerId }] = await ports.repositories.readyAnswers.where({ language: 'en' })
    const foreign = { ...by, siteId: otherSite }
    const removed = await removeReadyAnswer(ports, { answerId, by: foreign })
    assert.containSubset(removed, { refusal: 'ready_answer_not_found' })
  })

  test('names the person and the ticket', ({ assert }) => {
    assert.equal(filledIn(typed, { name: 'Ada', number: 'V-1' }), 'Thank you, Ada (V-1).')
    assert.equal(filledIn(typed, { name: null, number: 'V-1' }), 'Thank you,  (V-1).')
  })

  test('needs a title and words', async ({ assert }) => {
    const { by, ports } = await began()
    const untitled = { ...typed, title: ' ', isShared: false }
    const refused = await keepReadyAnswer(ports, { by, typed: untitled })
    assert.containSubset(refused, { refusal: 'subject_missing' })
  })
})
