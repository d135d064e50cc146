import { test } from '@japa/runner'
import {
  openBetween,
  startConversation,
  participantOf,
} from '#tests/support/messaging/core_conversation'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

test.group('Opening a conversation', () => {
  test('does not add it to the partner’s overview', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    assert.containsSubset(await participantOf(conversation, bob()), {
      unread: 0,
      lastMessageAt: null,
    })
    assert.isEmpty(conversation.ports.events.published)
  })

  test('returns the existing conversation, from either side', async ({ assert }) => {
    const { ports, conversationId } = await startConversation(ada(), bob())
    assert.equal(await openBetween(ports, ada(), bob()), conversationId)
    assert.equal(await openBetween(ports, bob(), ada()), conversationId)
  })

  test('makes one conversation when both open it concurrently', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const [one, other] = await Promise.all([
      openBetween(ports, ada(), bob()),
      openBetween(ports, bob(), ada()),
    ])
    assert.equal(one, other)
  })

  test('stores the pair in a fixed order, whichever side opens it', async ({ assert }) => {
    for (const [one, other] of [
      [ada(), bob()],
      [bob(), ada()],
    ]) {
      const { ports } = await startConversation(one, other)
      const [conversation] = ports.repositories.conversations.rows.values()
      assert.isTrue(conversation.lowProfileId < conversation.highProfileId)
    }
  })
})
