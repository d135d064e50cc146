import { test } from '@japa/runner'
import { putAside } from '#core/admin/inbox/put_aside'
import { likeMember } from '#core/likes/like'
import { openConversation } from '#core/messaging/open_conversation'
import { refuse } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { participantOf } from '#tests/support/messaging/core_conversation'
import { startExchange, stella } from '#tests/support/messaging/exchange'
import { ada, bob, join } from '#tests/support/people/people'

const moderator = adminOf('moderator')
const premium = ada({ user: { paidUser: true, credits: 3, freeMessagesUsed: 5 } })

test.group('An answer of a fictional profile', () => {
  test('is a message of that profile, announced as every message is', async ({ assert }) => {
    const { answer, claim, conversationId, ports } = await startExchange()
    await claim()
    ports.events.published.length = 0
    const sent = await answer({ body: ' Hello Ada ' })
    assert.containSubset(sent, {
      value: { senderId: stella.profile.id, body: 'Hello Ada', sequence: 2, cost: 0 },
    })
    assert.containSubset(ports.events.published, [
      { name: 'message_sent', recipientId: ada().profile.id, senderId: stella.profile.id },
      { name: 'conversation_read', readerId: stella.profile.id },
    ])
    const side = await participantOf({ ports, conversationId }, stella)
    assert.equal(side.unread, 0)
  })

  test('costs nobody anything, and knows no limits of free members', async ({ assert }) => {
    const used = { ...stella, user: { ...stella.user, freeMessagesUsed: 5 } }
    const { answer, claim, memberWrites, ports } = await startExchange(premium)
    await ports.repositories.users.update(used.user.id, { freeMessagesUsed: 5 })
    for (const clientId of ['one', 'two', 'three']) {
      await claim()
      assert.isTrue((await answer({ clientId })).ok)
      await memberWrites(`after ${clientId}`)
    }
    const movements = ports.repositories.ledger.rows
    assert.isTrue(movements.every(({ from }) => from === `member:${premium.user.id}`))
    assert.equal((await ports.repositories.users.find(used.user.id))?.freeMessagesUsed, 5)
  })

  test('names its admin in the audit log, without its words', async ({ assert }) => {
    const { answer, claim, conversationId, ports } = await startExchange()
    await claim()
    const sent = await answer({ body: 'Something between us', kind: 'plain' })
    assert.containSubset(ports.repositories.audit.all, [
      {
        adminId: moderator.id,
        act: 'reply_as_fictional',
        subject: { kind: 'conversation', id: conversationId },
        siteId: ada().profile.siteId,
        after: { message: sent.ok && sent.value.id, said: 'plain' },
      },
    ])
    assert.notInclude(JSON.stringify(ports.repositories.audit.all), 'between us')
  })

  test('is no answer to a message that was erased for its age', async ({ assert }) => {
    const { answer, claim, conversationId, ports } = await startExchange(premium)
    await claim()
    await ports.repositories.messages.eraseAll(conversationId)
    assert.deepEqual(await answer(), refuse('answered_meanwhile'))
    ports.clock.advance({ hours: 1 })
    await likeMember(ports, { profileId: premium.profile.id, likedId: stella.profile.id })
    assert.isTrue((await answer()).ok)
  })

  test('is sent and logged once, however often it is asked for', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    await claim()
    const [first, second] = await Promise.all([answer(), answer()])
    const third = await answer()
    assert.deepEqual(second, first)
    assert.deepEqual(third, first)
    assert.lengthOf(ports.repositories.audit.all, 1)
    assert.lengthOf(await ports.repositories.messages.where({ senderId: stella.profile.id }), 1)
  })

  test('is the help line first for who is in distress, and that is not put aside', async ({
    assert,
  }) => {
    const { answer, claim, conversationId, memberWrites, ports } = await startExchange()
    await memberWrites('unwell', 'I want to die')
    await claim()
    const by = actorOf(moderator, null)
    assert.deepEqual(await answer(), refuse('distress_first'))
    assert.deepEqual(await putAside(ports, { by, conversationId }), refuse('distress_first'))
    assert.isTrue((await answer({ kind: 'help', body: 'Call 113' })).ok)
    ports.clock.advance({ minutes: 1 })
    await memberWrites('calm', 'Thank you')
    await claim()
    assert.isTrue((await answer({ clientId: 'after' })).ok)
  })

  test('needs words', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    await claim()
    assert.deepEqual(await answer({ body: '  ' }), refuse('message_empty'))
    assert.isEmpty(ports.repositories.audit.all)
  })
})

test.group('A fictional profile', () => {
  test('never writes first, nor twice', async ({ assert }) => {
    const { answer, claim, memberWrites } = await startExchange()
    await claim()
    assert.isTrue((await answer({ clientId: 'one' })).ok)
    await claim()
    assert.deepEqual(await answer({ clientId: 'two' }), refuse('answered_meanwhile'))
    await memberWrites('again')
    assert.isTrue((await answer({ clientId: 'two' })).ok)
  })

  test('may answer a like that came after its last words', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    await claim()
    await answer({ clientId: 'one' })
    ports.clock.advance({ minutes: 1 })
    const like = { profileId: ada().profile.id, likedId: stella.profile.id }
    await likeMember(ports, like)
    await claim()
    assert.isTrue((await answer({ clientId: 'two' })).ok)
    await claim()
    assert.deepEqual(await answer({ clientId: 'three' }), refuse('answered_meanwhile'))
  })

  test('is the only one that an admin writes as', async ({ assert }) => {
    const { answer, conversationId, ports } = await startExchange()
    await join(ports.repositories, bob())
    const pair = { profileId: ada().profile.id, partnerId: bob().profile.id }
    const { id } = await ports.unitOfWork.run((rows) => openConversation(rows, ports, pair))
    assert.notEqual(id, conversationId)
    const refused = await answer({ role: 'owner', conversationId: id })
    assert.deepEqual(refused, refuse('conversation_not_found'))
  })
})

test.group('An admin', () => {
  test('who lost the conversation to another has no say', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    await claim()
    const refused = await answer({ role: 'support' })
    assert.deepEqual(refused, refuse('claimed_by_other', { admin: moderator.id }))
    ports.clock.advance({ minutes: 5 })
    assert.deepEqual(await answer({ role: 'support' }), refuse('claim_lost'))
    await claim('support')
    assert.isTrue((await answer({ role: 'support' })).ok)
    assert.deepEqual(await answer({ clientId: 'late' }), refuse('answered_meanwhile'))
  })

  test('may take longer than five minutes while nobody else takes it', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    await claim()
    ports.clock.advance({ minutes: 20 })
    assert.isTrue((await answer()).ok)
  })

  test('never answers who cannot be written to', async ({ assert }) => {
    const { answer, claim, ports } = await startExchange()
    const { blocks, users } = ports.repositories
    await claim()
    await users.update(ada().user.id, { status: 'deletion_pending' })
    assert.deepEqual(await answer(), refuse('partner_gone'))
    await users.update(ada().user.id, { status: 'banned' })
    assert.deepEqual(await answer(), refuse('partner_gone'))
    const until = ports.clock.now().plus({ days: 1 })
    await users.update(ada().user.id, { status: 'active', suspendedUntil: until })
    assert.deepEqual(await answer(), refuse('partner_away'))
    await users.update(ada().user.id, { suspendedUntil: null })
    const createdAt = ports.clock.now()
    await blocks.add({ blockerId: ada().profile.id, blockedId: stella.profile.id, createdAt })
    assert.deepEqual(await answer(), refuse('blocked'))
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('of another site, or without the right, may not', async ({ assert }) => {
    const { answer, claim } = await startExchange()
    await claim()
    for (const refused of [
      await answer({ changes: { siteId: 'another' } }),
      await answer({ role: 'finance' }),
    ]) {
      assert.deepEqual(refused, refuse('act_not_allowed'))
    }
  })

  test('of one site has no say where the two are of two sites', async ({ assert }) => {
    const elsewhere = ada({ profile: { siteId: '01900000-0000-7000-9000-000000000009' } })
    const { answer, claim } = await startExchange(elsewhere)
    await claim()
    const { siteId } = stella.profile
    assert.deepEqual(await answer({ changes: { siteId } }), refuse('act_not_allowed'))
    assert.isTrue((await answer()).ok)
  })

  test('can put a conversation aside that needs no answer', async ({ assert }) => {
    const { claim, conversationId, ports } = await startExchange()
    await claim()
    const by = actorOf(moderator, null)
    assert.isTrue((await putAside(ports, { by, conversationId })).ok)
    const side = await participantOf({ ports, conversationId }, stella)
    assert.equal(side.unread, 0)
    assert.containSubset(ports.repositories.audit.all, [{ after: { answered: false } }])
    assert.deepEqual(await putAside(ports, { by, conversationId }), refuse('claim_lost'))
  })
})
