import { test } from '@japa/runner'
import { deliverHeldMessages } from '#core/messaging/deliver_held_messages'
import { removeConversation } from '#core/messaging/remove_conversation'
import { ada, bob, cleo, join, type Person, unconfirmedAda } from '#tests/support/people/people'
import {
  messagesIn,
  startConversation,
  participantOf,
  write,
  type CoreConversation,
} from '#tests/support/messaging/core_conversation'

function remove({ ports, conversationId }: CoreConversation, { profile }: Person) {
  return removeConversation(ports, { profileId: profile.id, conversationId })
}

async function talk(one = ada()) {
  const thread = await startConversation(one, bob())
  await write(thread, bob(), { clientId: 'one' })
  await write(thread, one, { clientId: 'two' })
  thread.ports.events.published.length = 0
  return thread
}

test.group('Removing a conversation', () => {
  test('removes it from one’s own overview, with its unread count', async ({ assert }) => {
    const thread = await talk()
    await remove(thread, ada())
    const own = { unread: 0, lastMessageAt: null, lastMessageId: null, removedUpTo: 2 }
    assert.containsSubset(await participantOf(thread, ada()), own)
  })

  test('leaves it in the partner’s overview, unread as it was', async ({ assert }) => {
    const thread = await talk()
    const before = await participantOf(thread, bob())
    await remove(thread, ada())
    assert.deepEqual(await participantOf(thread, bob()), before)
    assert.lengthOf(messagesIn(thread), 2)
  })

  test('does not announce that it was read', async ({ assert }) => {
    const thread = await talk()
    await remove(thread, ada())
    assert.equal((await participantOf(thread, ada())).lastReadSequence, 0)
    const { conversationId, ports } = thread
    const profileId = ada().profile.id
    const event = { name: 'chat_removed' as const, conversationId, profileId }
    assert.deepEqual(ports.events.published, [event])
  })

  test('does not free a conversation of the limit', async ({ assert }) => {
    const thread = await talk()
    await remove(thread, ada())
    assert.isNotNull((await participantOf(thread, ada())).enteredAt)
  })

  test('lasts until the partner writes again', async ({ assert }) => {
    const thread = await talk()
    await remove(thread, ada())
    await write(thread, bob(), { clientId: 'three' })
    const side = await participantOf(thread, ada())
    assert.containsSubset(side, { unread: 1, removedUpTo: 2 })
    assert.isNotNull(side.lastMessageId)
  })

  test('by both members erases the messages', async ({ assert }) => {
    const thread = await talk()
    await remove(thread, ada())
    await write(thread, bob(), { clientId: 'three' })
    await remove(thread, bob())
    const left = messagesIn(thread).map(({ clientId }) => clientId)
    assert.deepEqual(left, ['three'])
  })

  test('removes held messages', async ({ assert }) => {
    const thread = await talk(unconfirmedAda)
    await remove(thread, ada())
    const input = { profileId: ada().profile.id, now: thread.ports.clock.now() }
    const deliveries = await thread.ports.unitOfWork.run((rows) => deliverHeldMessages(rows, input))
    assert.isEmpty(deliveries)
  })

  test('is refused for a conversation of other members', async ({ assert }) => {
    const thread = await talk()
    await join(thread.ports.repositories, cleo())
    assert.containsSubset(await remove(thread, cleo()), { refusal: 'conversation_not_found' })
    assert.isEmpty(thread.ports.events.published)
  })
})
