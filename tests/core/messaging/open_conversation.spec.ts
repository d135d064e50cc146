import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import {
  openBetween,
  startConversation,
  participantOf,
} from '#tests/support/messaging/core_conversation'
import { ada, bob, join } from '#tests/support/people/people'

test.group('Opening a conversation', () => {
  test('shows the partner nothing', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    assert.containsSubset(await participantOf(thread, bob()), { unread: 0, lastMessageAt: null })
    assert.isEmpty(thread.ports.events.published)
  })

  test('finds the one thread again, from either side', async ({ assert }) => {
    const { ports, conversationId } = await startConversation(ada(), bob())
    assert.equal(await openBetween(ports, ada(), bob()), conversationId)
    assert.equal(await openBetween(ports, bob(), ada()), conversationId)
  })

  test('makes one thread when both open it at once', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada(), bob())
    const [one, other] = await Promise.all([
      openBetween(ports, ada(), bob()),
      openBetween(ports, bob(), ada()),
    ])
    assert.equal(one, other)
  })

  test('keeps the pair in order, whoever opens it', async ({ assert }) => {
    for (const [one, other] of [
      [ada(), bob()],
      [bob(), ada()],
    ]) {
      const { ports } = await startConversation(one, other)
      const [thread] = ports.repositories.conversations.rows.values()
      assert.isTrue(thread.lowProfileId < thread.highProfileId)
    }
  })
})
