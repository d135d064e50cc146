import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'
import { addSamples, type Question } from '#tests/contracts/repositories/inside'
import { message, messagingSamples } from '#tests/contracts/repositories/samples/messaging'
import { adaId, bobId, cleoId, idOf, now } from '#tests/contracts/repositories/samples/sample'

const [conversation] = messagingSamples.conversations.rows
const last = { id: idOf(5), at: now }
const held = { sequence: null, deliveredAt: null, kind: 'text', storageKey: null } as const

export function messagingQuestions(question: Question) {
  question('conversations: stores one for each pair', async (repositories, assert) => {
    const { conversations } = repositories
    await addSamples(repositories, 'profiles')
    assert.isNull(await conversations.findBetween(adaId, bobId))
    assert.equal((await conversations.findOrAdd(conversation)).id, idOf(1))
    assert.equal((await conversations.findOrAdd({ ...conversation, id: idOf(2) })).id, idOf(1))
    assert.equal((await conversations.findBetween(bobId, adaId))?.id, idOf(1))
  })

  question(
    'conversations: starts with zeros for both participants',
    async (repositories, assert) => {
      await begin(repositories)
      const opened = {
        conversationId: idOf(1),
        unread: 0,
        lastReadSequence: 0,
        removedUpTo: 0,
        enteredAt: null,
        lastMessageAt: null,
        lastMessageId: null,
      }
      const side = (profileId: string) => repositories.conversations.participant(idOf(1), profileId)
      assert.deepEqual(await side(adaId), { ...opened, profileId: adaId, partnerId: bobId })
      assert.deepEqual(await side(bobId), { ...opened, profileId: bobId, partnerId: adaId })
      assert.isNull(await side(cleoId))
    }
  )

  question(
    'conversations: updates what was sent, received and read',
    async (repositories, assert) => {
      const { conversations } = repositories
      await begin(repositories)
      await conversations.noteSent(idOf(1), adaId, last)
      await conversations.noteSent(idOf(1), adaId, { id: idOf(6), at: now.plus(1) })
      await conversations.noteReceived(idOf(1), bobId, last)
      await conversations.noteReceived(idOf(1), bobId, last)
      assert.equal(await conversations.countEntered(adaId), 1)
      assert.equal(await conversations.countEntered(bobId), 0)
      const sender = await conversations.participant(idOf(1), adaId)
      assert.equal(sender?.enteredAt?.toMillis(), now.toMillis())
      assert.equal(sender?.lastMessageId, idOf(6))
      assert.equal((await conversations.participant(idOf(1), bobId))?.unread, 2)
      await conversations.noteRead(idOf(1), bobId, 2)
      const reader = await conversations.participant(idOf(1), bobId)
      assert.include(reader, { unread: 0, lastReadSequence: 2 })
    }
  )

  question(
    'conversations: removes one from an overview, or from both',
    async (repositories, assert) => {
      const { conversations } = repositories
      await begin(repositories)
      await conversations.noteSent(idOf(1), adaId, last)
      await conversations.noteReceived(idOf(1), bobId, last)
      await conversations.noteRemoved(idOf(1), bobId, 1)
      const removed = await conversations.participant(idOf(1), bobId)
      assert.include(removed, { unread: 0, removedUpTo: 1, lastMessageId: null })
      assert.isNotNull((await conversations.participant(idOf(1), adaId))?.lastMessageAt)
      await conversations.hide(idOf(1))
      assert.isNull((await conversations.participant(idOf(1), adaId))?.lastMessageAt)
      assert.equal(await conversations.countEntered(adaId), 1)
    }
  )

  question(
    'conversations: moves those with a fraud warning to the top',
    async (repositories, assert) => {
      const { conversations } = repositories
      await begin(repositories)
      assert.isEmpty(await conversations.writtenTo(adaId))
      await conversations.noteSent(idOf(1), adaId, last)
      assert.isEmpty(await conversations.writtenTo(adaId))
      await conversations.noteReceived(idOf(1), bobId, last)
      assert.deepEqual(await conversations.writtenTo(adaId), [bobId])
      await conversations.noteWarning(adaId, now.plus(1))
      const warned = await conversations.participant(idOf(1), bobId)
      assert.equal(warned?.unread, 2)
      assert.equal(warned?.lastMessageAt?.toMillis(), now.toMillis() + 1)
    }
  )

  question('conversations: puts those with a fraud warning back', async (repositories, assert) => {
    const { conversations, messages } = repositories
    await begin(repositories)
    const { id } = message(1)
    await messages.add(message(1))
    await conversations.noteSent(idOf(1), adaId, { id, at: now })
    await conversations.noteReceived(idOf(1), bobId, { id, at: now })
    await conversations.forgetWarning(adaId)
    assert.equal((await conversations.participant(idOf(1), bobId))?.unread, 1)
    await conversations.noteWarning(adaId, now.plus(1))
    await conversations.forgetWarning(adaId)
    const asBefore = await conversations.participant(idOf(1), bobId)
    assert.equal(asBefore?.unread, 1)
    assert.equal(asBefore?.lastMessageAt?.toMillis(), now.toMillis())
    await conversations.noteWarning(adaId, now.plus(1))
    await conversations.noteRead(idOf(1), bobId, 1)
    await conversations.forgetWarning(adaId)
    assert.equal((await conversations.participant(idOf(1), bobId))?.unread, 0)
    await conversations.noteWarning(adaId, now.plus(1))
    await messages.eraseAll(idOf(1))
    await conversations.forgetWarning(adaId)
    const erased = await conversations.participant(idOf(1), bobId)
    assert.equal(erased?.lastMessageAt?.toMillis(), conversation.createdAt.toMillis())
  })

  question('messages: finds what a member wrote since', async (repositories, assert) => {
    const { messages } = repositories
    await begin(repositories)
    await messages.add(message(1))
    await messages.add({ ...message(2), sentAt: now.plus(1) })
    await messages.add({ ...message(3), sentAt: now.plus(1), removedAt: now.plus(2) })
    const found = async (from: DateTime) =>
      (await messages.writtenSince(adaId, from)).map(({ id }) => id)
    assert.sameMembers(await found(now), [message(1).id, message(2).id])
    assert.deepEqual(await found(now.plus(1)), [message(2).id])
    assert.isEmpty(await messages.writtenSince(bobId, now))
  })

  question('messages: delivers held messages, oldest first', async (repositories, assert) => {
    const { messages } = repositories
    await addSamples(repositories, 'conversations')
    await messages.add(message(1))
    await messages.add({ ...message(2), ...held, sentAt: now.plus(1) })
    await messages.add({ ...message(3), ...held })
    await messages.add({ ...message(4), ...held, removedAt: now })
    await messages.add({ ...message(5), ...held, conversationId: idOf(2) })
    const ids = async () => (await messages.heldBy(adaId)).map(({ id }) => id)
    assert.deepEqual(await ids(), [idOf(3), idOf(2), idOf(5)])
    await messages.deliver(idOf(3), { sequence: 2, deliveredAt: now })
    const newest = async (limit: number) =>
      (await messages.newest(idOf(1), limit)).map(({ id }) => id)
    assert.deepEqual(await newest(9), [idOf(3), idOf(1)])
    assert.deepEqual(await newest(1), [idOf(3)])
    assert.deepEqual(await ids(), [idOf(2), idOf(5)])
    assert.equal((await messages.find(idOf(3)))?.sequence, 2)
  })

  question(
    'messages: removes one, and keeps its size and sequence',
    async (repositories, assert) => {
      const { messages } = repositories
      await addSamples(repositories, 'conversations')
      await messages.add(message(1))
      await messages.takeBack(idOf(1), now)
      const found = await messages.find(idOf(1))
      assert.include(found, { body: '', storageKey: null, width: 900, sequence: 1 })
      assert.equal(found?.removedAt?.toMillis(), now.toMillis())
    }
  )

  question('messages: removes the held ones of a conversation', async (repositories, assert) => {
    const { messages } = repositories
    await addSamples(repositories, 'conversations')
    await messages.add(message(1))
    await messages.add({ ...message(2), sequence: null, deliveredAt: null })
    await messages.add({ ...message(3), ...held, body: 'Hoi' })
    await messages.add({ ...message(4), ...held, conversationId: idOf(2), body: 'Hoi' })
    assert.deepEqual(await messages.takeBackHeld(idOf(1), adaId, now), ['picture 2'])
    assert.deepEqual(
      (await messages.heldBy(adaId)).map(({ id }) => id),
      [idOf(4)]
    )
    assert.isNull((await messages.find(idOf(1)))?.removedAt)
  })

  question('messages: erases those up to a number, or all', async (repositories, assert) => {
    const { messages } = repositories
    await addSamples(repositories, 'conversations')
    for (const number of [1, 2, 3]) await messages.add(message(number))
    await messages.add({ ...message(4), ...held })
    const gone = await messages.eraseUpTo(idOf(1), 2)
    assert.deepEqual([...gone].sort(), ['picture 1', 'picture 2'])
    assert.isNotNull(await messages.find(idOf(4)))
    assert.deepEqual(await messages.eraseAll(idOf(1)), ['picture 3'])
    assert.isEmpty(await messages.where({ conversationId: idOf(1) }))
  })
}

async function begin(repositories: Repositories) {
  await addSamples(repositories, 'profiles')
  await repositories.conversations.findOrAdd(conversation)
}
