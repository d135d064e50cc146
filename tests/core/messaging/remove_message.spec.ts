import { test } from '@japa/runner'
import { deliverHeldMessages } from '#core/messaging/deliver_held_messages'
import { removeMessage } from '#core/messaging/remove_message'
import { ada, bob, type Person, unconfirmedAda } from '#tests/support/people/people'
import {
  messagesIn,
  startConversation,
  participantOf,
  userOf,
  write,
  type CoreConversation,
} from '#tests/support/messaging/core_conversation'

async function said(sender = ada()) {
  const conversation = await startConversation(sender, bob())
  await write(conversation, sender, { clientId: 'one', body: 'Oeps' })
  conversation.ports.events.published.length = 0
  return { conversation, messageId: messagesIn(conversation)[0].id }
}

function remove(
  { ports, conversationId }: CoreConversation,
  { profile }: Person,
  messageId: string
) {
  return removeMessage(ports, { profileId: profile.id, conversationId, messageId })
}

test.group('Removing a message', () => {
  test('erases its text and keeps its sequence, however old it is', async ({ assert }) => {
    const { conversation, messageId } = await said()
    conversation.ports.clock.advance({ days: 179 })
    assert.isTrue((await remove(conversation, ada(), messageId)).ok)
    const [message] = messagesIn(conversation)
    assert.containsSubset(message, { body: '', sequence: 1 })
    assert.isTrue(message.removedAt?.equals(conversation.ports.clock.now()))
  })

  test('is announced once', async ({ assert }) => {
    const { conversation, messageId } = await said()
    await remove(conversation, ada(), messageId)
    await remove(conversation, ada(), messageId)
    const { conversationId, ports } = conversation
    const event = { name: 'message_removed' as const, conversationId, messageId }
    assert.deepEqual(ports.events.published, [event])
  })

  test('neither gives its cost back nor changes the partner’s unread count', async ({ assert }) => {
    const { conversation, messageId } = await said()
    await remove(conversation, ada(), messageId)
    assert.equal(userOf(conversation, ada()).freeMessagesUsed, 1)
    assert.isNotNull((await participantOf(conversation, ada())).enteredAt)
    assert.equal((await participantOf(conversation, bob())).unread, 1)
  })

  test('of the partner is refused, and so is one that is unknown', async ({ assert }) => {
    const { conversation, messageId } = await said()
    const notFound = { refusal: 'message_not_found' }
    assert.containsSubset(await remove(conversation, bob(), messageId), notFound)
    assert.equal(messagesIn(conversation)[0].body, 'Oeps')
    const unknown = conversation.ports.ids.next()
    assert.containsSubset(await remove(conversation, ada(), unknown), notFound)
  })

  test('that is held prevents its delivery', async ({ assert }) => {
    const { conversation, messageId } = await said(unconfirmedAda)
    await remove(conversation, ada(), messageId)
    const input = { profileId: ada().profile.id, now: conversation.ports.clock.now() }
    const deliveries = await conversation.ports.unitOfWork.run((rows) =>
      deliverHeldMessages(rows, input)
    )
    assert.isEmpty(deliveries)
    assert.equal((await participantOf(conversation, bob())).unread, 0)
  })

  test('returns the removed message when it is retried', async ({ assert }) => {
    const { conversation, messageId } = await said()
    await remove(conversation, ada(), messageId)
    await write(conversation, ada(), { clientId: 'one', body: 'Oeps' })
    assert.lengthOf(messagesIn(conversation), 1)
    assert.equal(messagesIn(conversation)[0].body, '')
  })
})
