import { test } from '@japa/runner'
import { answerTicket, solveTicket } from '#core/admin/complaints/answer_ticket'
import { helpFromCase, pauseFromCase } from '#core/admin/complaints/distress_acts'
import { openDistressCase } from '#core/admin/inbox/open_distress_case'
import { refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf, another } from '#tests/support/admin/admins'
import { startConversation, write } from '#tests/support/messaging/core_conversation'
import { startExchange, stella } from '#tests/support/messaging/exchange'
import { ada, bob } from '#tests/support/people/people'

const premium = ada({ user: { paidUser: true, credits: 9, freeMessagesUsed: 5 } })
const moderator = actorOf(adminOf('moderator'), null)
const second = actorOf(adminOf('moderator', another), null)

/** Does the jobs that messages asked for since the last time. */
function caseWorker(ports: FakePorts) {
  let done = 0
  return async () => {
    const asked = ports.repositories.jobs.added.slice(done)
    done += asked.length
    for (const job of asked)
      if (job.name === 'open_distress_case') await openDistressCase(ports, job)
    return ports.repositories.tickets.rows.size
  }
}

/** Ada tells Stella that she wants to die; the moderator has answered in her role before. */
async function inDistress() {
  const exchange = await startExchange(premium)
  const { conversationId, ports } = exchange
  for (const one of [adminOf('moderator'), adminOf('moderator', another)]) {
    await ports.repositories.admins.add(one)
  }
  await exchange.claim()
  await exchange.answer({ clientId: 'in character' })
  await exchange.memberWrites('unwell', 'I want to die. Nobody sees it.')
  const cases = caseWorker(ports)
  await cases()
  const [ticket] = await ports.repositories.tickets.where({ danger: 'distress' })
  const close = (by: typeof moderator, reason: string) =>
    solveTicket(ports, { by, ticketId: ticket.id, seen: 9, reason })
  return { ...exchange, cases, close, conversationId, ticket, ticketId: ticket.id }
}

test.group('A member in distress who writes to a fictional profile', () => {
  test('is a case of danger with their words, due at once, once a day', async ({ assert }) => {
    const { cases, close, conversationId, memberWrites, ports, ticket } = await inDistress()
    const { ticketEntries } = ports.repositories
    const about = { aboutUserId: ada().user.id, aboutConversationId: conversationId }
    assert.containSubset(ticket, { ...about, state: 'open', userId: ada().user.id, name: 'Ada' })
    assert.isTrue(ticket.dueAt.equals(ports.clock.now()))
    const [entry] = await ticketEntries.where({ ticketId: ticket.id })
    assert.equal(entry.body, 'I want to die. Nobody sees it.')
    await close(second, 'Called her')
    await memberWrites('again', 'I want to die')
    assert.equal(await cases(), 1)
    ports.clock.advance({ days: 1 })
    for (const clientId of ['next day', 'twice']) await memberWrites(clientId, 'I want to die')
    assert.equal(await cases(), 2)
  })

  test('is none for other words, between members, and for words of the profile', async ({
    assert,
  }) => {
    const { answer, claim, memberWrites, ports } = await startExchange(premium)
    await memberWrites('calm', 'When do we meet?')
    await claim()
    await answer({ kind: 'plain', body: 'I want to die' })
    assert.equal(await caseWorker(ports)(), 0)
    const members = await startConversation(ada(), bob())
    await write(members, ada(), { clientId: 'one', body: 'I want to die' })
    assert.equal(await caseWorker(members.ports)(), 0)
  })

  test('is closed with a reason, by another than who answered in the role', async ({ assert }) => {
    const { close, ports, ticketId } = await inDistress()
    assert.deepEqual(await close(moderator, 'Nothing'), refuse('second_admin_needed'))
    assert.deepEqual(await close(second, ' '), refuse('reason_missing'))
    const answer = { by: second, ticketId, seen: 9, body: 'Hello', then: 'solved' } as const
    assert.deepEqual(await answerTicket(ports, answer), refuse('answered_in_chat'))
    assert.isTrue((await close(second, 'Called her')).ok)
    const { audit, ticketEntries } = ports.repositories
    assert.containSubset(audit.all.at(-1), { act: 'work_complaint', reason: 'Called her' })
    assert.lengthOf(await ticketEntries.where({ ticketId, body: 'Called her' }), 1)
  })

  test('is closed after a day by who is alone, and marked so', async ({ assert }) => {
    const { close, ports } = await inDistress()
    await ports.repositories.admins.update(another.id, { disabledAt: ports.clock.now() })
    assert.deepEqual(await close(moderator, 'Fine'), refuse('wait_alone', { hours: 24 }))
    ports.clock.advance({ days: 1 })
    assert.isTrue((await close(moderator, 'Fine')).ok)
    assert.containSubset(ports.repositories.audit.all.at(-1), { after: { alone: true } })
  })

  test('is named help from the case, whoever has the chat in hand, once', async ({ assert }) => {
    const { answer, claim, conversationId, ports, ticketId } = await inDistress()
    await claim()
    const words = { body: 'Call 113 or 112', settings: defaultSettings }
    const help = { by: second, ticketId, clientId: 'help', ...words }
    for (let times = 0; times < 2; times++) {
      assert.isTrue((await helpFromCase(ports, help)).ok)
    }
    const { messages, ticketEntries, tickets } = ports.repositories
    const sent = await messages.where({ conversationId, senderId: stella.profile.id })
    assert.sameMembers(
      sent.map(({ body }) => body),
      ['Hello Ada', 'Call 113 or 112']
    )
    assert.lengthOf(await ticketEntries.where({ ticketId, kind: 'answer' }), 1)
    assert.isNull((await tickets.find(ticketId))?.answerDueAt ?? null)
    await claim()
    assert.deepEqual(await answer({ clientId: 'more' }), refuse('answered_meanwhile'))
  })

  test('writes no more while the chat is paused, and nobody in the role', async ({ assert }) => {
    const { answer, claim, memberWrites, ports, ticketId } = await inDistress()
    await claim()
    const pause = (isPaused: boolean) => pauseFromCase(ports, { by: second, ticketId, isPaused })
    assert.isTrue((await pause(true)).ok)
    assert.containSubset(ports.repositories.audit.all.at(-1), { after: { paused: true } })
    assert.deepEqual(await memberWrites('paused'), refuse('chat_paused'))
    const help = { clientId: 'help', body: 'Call 113', settings: defaultSettings }
    assert.isTrue((await helpFromCase(ports, { by: second, ticketId, ...help })).ok)
    await pause(false)
    assert.isTrue((await memberWrites('again', 'Thanks')).ok)
    await pause(true)
    await claim()
    assert.deepEqual(await answer({ clientId: 'own' }), refuse('chat_paused'))
  })
})
