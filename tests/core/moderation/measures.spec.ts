import { test } from '@japa/runner'
import { parseStatement } from '#core/moderation/measures/measure'
import { endSuspension } from '#core/moderation/measures/suspension'
import { refuse } from '#core/result'
import type { FakePorts } from '#tests/fakes/fake_ports'
import {
  messagesIn,
  participantOf,
  startConversation,
  write,
} from '#tests/support/messaging/core_conversation'
import { lift, take, taken, threat } from '#tests/support/moderation/core_measures'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

const scam = { ...threat, breach: 'scam' } as const

function withBob(person: Person = bob()) {
  return portsWith(ada(), person)
}

async function statusesOf({ repositories: { profiles, users } }: FakePorts) {
  const profile = await profiles.find(bob().profile.id)
  return { user: await users.statusOf(bob().profile.id), profile: profile?.status }
}

test.group('A warning', () => {
  test('is kept with its statement and mailed; nothing else changes', async ({ assert }) => {
    const ports = await withBob()
    const before = ports.repositories.users.rows.get(bob().user.id)
    const { id: measureId } = await taken(ports, { kind: 'warning' })
    assert.containSubset(await ports.repositories.measures.find(measureId), {
      ...threat,
      kind: 'warning',
      userId: bob().user.id,
      takenBy: 'an-admin',
      liftedAt: null,
      ...{ automatic: false, rejection: null, subjectId: null, hiddenText: null, until: null },
    })
    const mail = { name: 'send_mail', kind: 'measure', userId: bob().user.id, measureId }
    assert.deepEqual(ports.repositories.jobs.added as unknown, [mail])
    assert.deepEqual(ports.repositories.users.rows.get(bob().user.id), before)
  })

  test('is refused for an account that was erased meanwhile', async ({ assert }) => {
    const ports = await withBob(bob({ user: { status: 'deleted' } }))
    assert.deepEqual(await take(ports, { kind: 'warning' }), refuse('account_closed'))
    assert.isEmpty(ports.repositories.jobs.added)
  })
})

test.group('A suspension', () => {
  test('hides the member until it ends by itself', async ({ assert }) => {
    const ports = await withBob()
    const { until } = await taken(ports, { kind: 'suspension', days: 7 })
    assert.equal(until?.toMillis(), ports.clock.now().plus({ days: 7 }).toMillis())
    assert.deepEqual(await statusesOf(ports), { user: 'suspended', profile: 'disabled' })
    assert.containSubset(ports.repositories.jobs.added, [{ name: 'end_suspension' }])
    const shutOut = { name: 'member_shut_out', userId: bob().user.id }
    assert.deepEqual(ports.events.published as unknown, [shutOut])

    ports.clock.advance({ days: 7, milliseconds: -1 })
    assert.isFalse(await endSuspension(ports, { userId: bob().user.id }))
    assert.deepEqual(await statusesOf(ports), { user: 'suspended', profile: 'disabled' })
    ports.clock.advance({ milliseconds: 1 })
    assert.isTrue(await endSuspension(ports, { userId: bob().user.id }))
    assert.deepEqual(await statusesOf(ports), { user: 'active', profile: 'active' })
    assert.deepEqual(await ports.repositories.users.find(bob().user.id), bob().user)
  })

  test('is lengthened by a longer one, and not shortened', async ({ assert }) => {
    const ports = await withBob()
    await taken(ports, { kind: 'suspension', days: 7 })
    const { until } = await taken(ports, { kind: 'suspension', days: 30 })
    await taken(ports, { kind: 'suspension', days: 1 })
    const user = await ports.repositories.users.find(bob().user.id)
    assert.equal(user?.suspendedUntil?.toMillis(), until?.toMillis())
  })

  test('leaves the longest of the others when one is lifted', async ({ assert }) => {
    const ports = await withBob()
    const long = await taken(ports, { kind: 'suspension', days: 30 })
    await taken(ports, { kind: 'suspension', days: 1 })
    const short = await taken(ports, { kind: 'suspension', days: 7 })
    await lift(ports, long.id)
    const user = await ports.repositories.users.find(bob().user.id)
    assert.equal(user?.suspendedUntil?.toMillis(), short.until?.toMillis())
    ports.clock.advance({ days: 1 })
    await lift(ports, short.id)
    assert.deepEqual(await statusesOf(ports), { user: 'active', profile: 'active' })
  })

  test('does not show an unconfirmed member once it ends', async ({ assert }) => {
    const ports = await withBob(
      bob({ user: { status: 'not_confirmed', confirmedAt: null }, profile: { status: 'disabled' } })
    )
    await taken(ports, { kind: 'suspension', days: 1 })
    ports.clock.advance({ days: 1 })
    await endSuspension(ports, { userId: bob().user.id })
    assert.deepEqual(await statusesOf(ports), { user: 'not_confirmed', profile: 'disabled' })
  })

  test('is refused for a banned member', async ({ assert }) => {
    const ports = await withBob()
    await taken(ports, { kind: 'ban' })
    const refused = await take(ports, { kind: 'suspension', days: 1 })
    assert.deepEqual(refused, refuse('already_banned'))
  })
})

test.group('A hidden text', () => {
  test('of a profile comes back when it is lifted', async ({ assert }) => {
    const ports = await withBob(bob({ profile: { about: 'Send me money' } }))
    const about = async () => (await ports.repositories.profiles.find(bob().profile.id))?.about
    const { id } = await taken(ports, { kind: 'hidden_text', messageId: null })
    assert.isNull(await about())
    assert.isEmpty(ports.events.published)
    await lift(ports, id)
    assert.equal(await about(), 'Send me money')
  })

  test('of a message comes back when it is lifted', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const { conversationId, ports } = conversation
    await write(conversation, bob(), { clientId: 'one', body: 'Send me money' })
    const [message] = messagesIn(conversation)
    const deed = { kind: 'hidden_text', messageId: message.id, conversationId } as const
    const { id } = await taken(ports, deed)
    assert.containSubset(messagesIn(conversation), [{ body: '', removedAt: ports.clock.now() }])
    assert.deepEqual(await take(ports, deed), refuse('text_not_found'))
    const told = ports.events.published.map(({ name }) => name)
    assert.deepEqual(told, ['message_sent', 'message_removed'])
    await lift(ports, id)
    assert.deepEqual(messagesIn(conversation), [message])
  })

  test('of a profile stays away where the member wrote another one', async ({ assert }) => {
    const ports = await withBob(bob({ profile: { about: 'Send me money' } }))
    const { id } = await taken(ports, { kind: 'hidden_text', messageId: null })
    await ports.repositories.profiles.update(bob().profile.id, { about: 'I like tea' })
    await lift(ports, id)
    assert.equal((await ports.repositories.profiles.find(bob().profile.id))?.about, 'I like tea')
  })

  test('is refused where there is none', async ({ assert }) => {
    const ports = await withBob()
    const nothing = await take(ports, { kind: 'hidden_text', messageId: null })
    assert.deepEqual(nothing, refuse('text_not_found'))
    const deed = { kind: 'hidden_text', messageId: 'unknown', conversationId: 'unknown' } as const
    assert.deepEqual(await take(ports, deed), refuse('text_not_found'))
  })
})

test.group('A ban that is lifted', () => {
  test('brings the member back, and forgets its reason', async ({ assert }) => {
    const ports = await withBob()
    const { id } = await taken(ports, { kind: 'ban' })
    assert.deepEqual(await statusesOf(ports), { user: 'banned', profile: 'disabled' })
    assert.isTrue((await lift(ports, id)).ok)
    assert.deepEqual(await ports.repositories.users.find(bob().user.id), bob().user)
    assert.deepEqual(await ports.repositories.profiles.find(bob().profile.id), bob().profile)
    assert.deepEqual(await lift(ports, id), refuse('measure_lifted'))
    assert.deepEqual(await lift(ports, 'unknown'), refuse('measure_not_found'))
  })

  test('is refused once the account is erased', async ({ assert }) => {
    const ports = await withBob()
    const { id } = await taken(ports, { kind: 'ban' })
    await ports.repositories.users.update(bob().user.id, { status: 'deleted' })
    assert.deepEqual(await lift(ports, id), refuse('account_closed'))
  })

  test('leaves the member banned while another ban stands', async ({ assert }) => {
    const ports = await withBob()
    const rules = await taken(ports, { kind: 'ban' })
    await taken(ports, { kind: 'ban' }, scam)
    await lift(ports, rules.id)
    assert.equal((await statusesOf(ports)).user, 'banned')
  })

  test('takes its warning back from partners who have not read it', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const { ports } = conversation
    const sentAt = ports.clock.now()
    await write(conversation, bob(), { clientId: 'one' })
    ports.clock.advance({ hours: 1 })
    const { id } = await taken(ports, { kind: 'ban' }, scam)
    assert.equal((await participantOf(conversation, ada())).unread, 2)
    await lift(ports, id)
    const after = await participantOf(conversation, ada())
    assert.equal(after.unread, 1)
    assert.equal(after.lastMessageAt?.toMillis(), sentAt.toMillis())
  })

  test('leaves a member suspended who was so before', async ({ assert }) => {
    const ports = await withBob()
    await taken(ports, { kind: 'suspension', days: 30 })
    const { id } = await taken(ports, { kind: 'ban' })
    await lift(ports, id)
    assert.deepEqual(await statusesOf(ports), { user: 'suspended', profile: 'disabled' })
  })
})

test.group('A statement of reasons', () => {
  const typed = {
    breach: 'scam',
    machine: 'found',
    facts: ' You asked for money ',
    law: ' ',
  } as const

  test('has facts, and the house rules as its ground unless a law is named', ({ assert }) => {
    assert.deepEqual(parseStatement(typed), {
      ok: true,
      value: { breach: 'scam', machine: 'found', facts: 'You asked for money', law: null },
    })
    const byLaw = parseStatement({ ...typed, law: 'Article 326' })
    assert.containSubset(byLaw, { value: { law: 'Article 326' } })
  })

  test('is refused without facts, and when it is too long', ({ assert }) => {
    assert.deepEqual(parseStatement({ ...typed, facts: ' ' }), refuse('facts_missing'))
    const long = parseStatement({ ...typed, facts: 'x'.repeat(2001) })
    assert.deepEqual(long, refuse('text_too_long', { max: 2000 }))
    assert.isTrue(parseStatement({ ...typed, facts: 'x'.repeat(2000), law: 'x'.repeat(200) }).ok)
    const longLaw = parseStatement({ ...typed, law: 'x'.repeat(201) })
    assert.deepEqual(longLaw, refuse('text_too_long', { max: 200 }))
  })
})
