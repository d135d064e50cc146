import { test } from '@japa/runner'
import { ada, bob, unconfirmedAda } from '#tests/support/people/people'
import {
  startConversation,
  participantOf,
  userOf,
  write,
} from '#tests/support/messaging/core_conversation'

test.group('A sender who is not confirmed', () => {
  test('has the message held: unannounced and without a sequence', async ({ assert }) => {
    const conversation = await startConversation(unconfirmedAda, bob())
    const sent = await write(conversation, ada(), { clientId: 'one' })

    assert.containsSubset(sent, { value: { sequence: null, deliveredAt: null } })
    assert.isEmpty(conversation.ports.events.published)
    assert.containsSubset(await participantOf(conversation, bob()), {
      unread: 0,
      lastMessageAt: null,
    })
  })

  test('uses up a free message and enters the conversation', async ({ assert }) => {
    const conversation = await startConversation(unconfirmedAda, bob())
    await write(conversation, ada(), { clientId: 'one' })

    assert.equal(userOf(conversation, ada()).freeMessagesUsed, 1)
    const adas = await participantOf(conversation, ada())
    assert.isNotNull(adas.enteredAt)
    assert.isNotNull(adas.lastMessageAt)
  })

  test('leaves no gap in the sequences of the partner’s messages', async ({ assert }) => {
    const conversation = await startConversation(unconfirmedAda, bob())
    await write(conversation, ada(), { clientId: 'held' })
    const sent = await write(conversation, bob(), { clientId: 'one' })
    assert.containsSubset(sent, { value: { sequence: 1 } })
  })
})
