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
  const thread = await startConversation(sender, bob())
  await write(thread, sender, { clientId: 'one', body: 'Oeps' })
  thread.ports.events.published.length = 0
  return { thread, messageId: messagesIn(thread)[0].id }
}

function remove(
  { ports, conversationId }: CoreConversation,
  { profile }: Person,
  messageId: string
) {
  return removeMessage(ports, { profileId: profile.id, conversationId, messageId })
}

test.group('Removing a message', () => {
  test('erases its text and keeps its sequence', async ({ assert }) => {
    const { thread, messageId } = await said()
    assert.isTrue((await remove(thread, ada(), messageId)).ok)
    const [message] = messagesIn(thread)
    assert.containsSubset(message, { body: '', sequence: 1 })
    assert.isTrue(message.removedAt?.equals(thread.ports.clock.now()))
  })

  test('is announced once', async ({ assert }) => {
    const { thread, messageId } = await said()
    await remove(thread, ada(), messageId)
    await remove(thread, ada(), messageId)
    const { conversationId, ports } = thread
    const event = { name: 'message_removed' as const, conversationId, messageId }
    assert.deepEqual(ports.events.published, [event])
  })

  test('is possible however old it is', async ({ assert }) => {
    const { thread, messageId } = await said()
    thread.ports.clock.advance({ days: 179 })
    assert.isTrue((await remove(thread, ada(), messageId)).ok)
  })

  test('does not give its cost back', async ({ assert }) => {
    const { thread, messageId } = await said()
    await remove(thread, ada(), messageId)
    assert.equal(userOf(thread, ada()).freeMessagesUsed, 1)
    assert.isNotNull((await participantOf(thread, ada())).enteredAt)
  })

  test('does not change the partner’s unread count', async ({ assert }) => {
    const { thread, messageId } = await said()
    await remove(thread, ada(), messageId)
    assert.equal((await participantOf(thread, bob())).unread, 1)
  })

  test('of the partner is refused', async ({ assert }) => {
    const { thread, messageId } = await said()
    const refused = await remove(thread, bob(), messageId)
    assert.containsSubset(refused, { refusal: 'message_not_found' })
    assert.equal(messagesIn(thread)[0].body, 'Oeps')
  })

  test('that is unknown is refused', async ({ assert }) => {
    const { thread } = await said()
    const refused = await remove(thread, ada(), thread.ports.ids.next())
    assert.containsSubset(refused, { refusal: 'message_not_found' })
  })

  test('that is held prevents its delivery', async ({ assert }) => {
    const { thread, messageId } = await said(unconfirmedAda)
    await remove(thread, ada(), messageId)
    const input = { profileId: ada().profile.id, now: thread.ports.clock.now() }
    const deliveries = await thread.ports.unitOfWork.run((rows) => deliverHeldMessages(rows, input))
    assert.isEmpty(deliveries)
    assert.equal((await participantOf(thread, bob())).unread, 0)
  })

  test('and retrying it returns the removed message', async ({ assert }) => {
    const { thread, messageId } = await said()
    await remove(thread, ada(), messageId)
    await write(thread, ada(), { clientId: 'one', body: 'Oeps' })
    assert.lengthOf(messagesIn(thread), 1)
    assert.equal(messagesIn(thread)[0].body, '')
  })
})
