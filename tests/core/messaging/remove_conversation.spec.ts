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
  const conversation = await startConversation(one, bob())
  await write(conversation, bob(), { clientId: 'one' })
  await write(conversation, one, { clientId: 'two' })
  conversation.ports.events.published.length = 0
  return conversation
}

test.group('Removing a conversation', () => {
  test('removes it from one’s own overview, with its unread count, until the partner writes again', async ({
    assert,
  }) => {
    const conversation = await talk()
    await remove(conversation, ada())
    const own = { unread: 0, lastMessageAt: null, lastMessageId: null, removedUpTo: 2 }
    assert.containsSubset(await participantOf(conversation, ada()), own)
    await write(conversation, bob(), { clientId: 'three' })
    const side = await participantOf(conversation, ada())
    assert.containsSubset(side, { unread: 1, removedUpTo: 2 })
    assert.isNotNull(side.lastMessageId)
  })

  test('leaves it in the partner’s overview, unread as it was', async ({ assert }) => {
    const conversation = await talk()
    const before = await participantOf(conversation, bob())
    await remove(conversation, ada())
    assert.deepEqual(await participantOf(conversation, bob()), before)
    assert.lengthOf(messagesIn(conversation), 2)
  })

  test('does not announce that it was read', async ({ assert }) => {
    const conversation = await talk()
    await remove(conversation, ada())
    assert.equal((await participantOf(conversation, ada())).lastReadSequence, 0)
    const { conversationId, ports } = conversation
    const profileId = ada().profile.id
    const event = { name: 'conversation_removed' as const, conversationId, profileId }
    assert.deepEqual(ports.events.published, [event])
  })

  test('does not free a conversation of the limit', async ({ assert }) => {
    const conversation = await talk()
    await remove(conversation, ada())
    assert.isNotNull((await participantOf(conversation, ada())).enteredAt)
  })

  test('by both members erases the messages', async ({ assert }) => {
    const conversation = await talk()
    await remove(conversation, ada())
    await write(conversation, bob(), { clientId: 'three' })
    await remove(conversation, bob())
    const left = messagesIn(conversation).map(({ clientId }) => clientId)
    assert.deepEqual(left, ['three'])
  })

  test('removes held messages', async ({ assert }) => {
    const conversation = await talk(unconfirmedAda)
    await remove(conversation, ada())
    const input = { profileId: ada().profile.id, now: conversation.ports.clock.now() }
    const deliveries = await conversation.ports.unitOfWork.run((rows) =>
      deliverHeldMessages(rows, input)
    )
    assert.isEmpty(deliveries)
  })

  test('is refused for a conversation of other members', async ({ assert }) => {
    const conversation = await talk()
    await join(conversation.ports.repositories, cleo())
    assert.containsSubset(await remove(conversation, cleo()), { refusal: 'conversation_not_found' })
    assert.isEmpty(conversation.ports.events.published)
  })
})
