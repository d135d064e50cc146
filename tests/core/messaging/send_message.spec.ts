import { test } from '@japa/runner'
import { memberAccount } from '#core/credits/movement'
import { ada, bob } from '#tests/support/people/people'
import {
  messagesIn,
  startConversation,
  participantOf,
  userOf,
  write,
} from '#tests/support/messaging/core_conversation'

const premium = { user: { paidUser: true, credits: 3, freeMessagesUsed: 5 } }

test.group('Sending a message', () => {
  test('gives it a sequence and shows it to the partner', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    const sent = await write(thread, ada(), { clientId: 'one', body: ' Hoi Bob ' })

    assert.containsSubset(sent, { value: { body: 'Hoi Bob', sequence: 1, cost: 0, kind: 'text' } })
    const [message] = messagesIn(thread)
    const bobs = await participantOf(thread, bob())
    assert.containsSubset(bobs, { unread: 1, enteredAt: null, lastMessageId: message.id })
  })

  test('enters the conversation for the sender, once', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    const start = thread.ports.clock.now()
    await write(thread, ada(), { clientId: 'one' })
    thread.ports.clock.advance({ minutes: 5 })
    await write(thread, ada(), { clientId: 'two' })

    const adas = await participantOf(thread, ada())
    assert.isTrue(adas.enteredAt?.equals(start))
    assert.equal(adas.unread, 0)
    assert.isTrue(adas.lastMessageAt?.equals(start.plus({ minutes: 5 })))
  })

  test('is announced to both members', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    await write(thread, ada(), { clientId: 'one' })

    assert.deepEqual(thread.ports.events.published, [
      {
        name: 'message_sent',
        conversationId: thread.conversationId,
        messageId: messagesIn(thread)[0].id,
        sequence: 1,
        clientId: 'one',
        senderId: ada().profile.id,
        recipientId: bob().profile.id,
      },
    ])
  })

  test('counts a free message and posts no credits', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    await write(thread, ada(), { clientId: 'one' })

    assert.equal(userOf(thread, ada()).freeMessagesUsed, 1)
    assert.isEmpty(thread.ports.repositories.ledger.rows)
  })

  test('moves the credits of a premium member to the site', async ({ assert }) => {
    const thread = await startConversation(ada(premium), bob())
    await write(thread, ada(), { clientId: 'one' })

    assert.containsSubset(userOf(thread, ada()), { credits: 2, freeMessagesUsed: 5 })
    assert.containsSubset(thread.ports.repositories.ledger.rows, [
      {
        kind: 'message',
        from: memberAccount(ada().user.id),
        to: 'house:spent',
        credits: 1,
        idempotencyKey: `message:${thread.conversationId}:one`,
      },
    ])
  })

  test('posts nothing where messages cost no credits', async ({ assert }) => {
    const thread = await startConversation(ada(premium), bob())
    await write(thread, ada(), { clientId: 'one', settings: { messageCredits: 0 } })

    assert.lengthOf(messagesIn(thread), 1)
    assert.isEmpty(thread.ports.repositories.ledger.rows)
  })

  test('numbers the messages of both in one sequence', async ({ assert }) => {
    const thread = await startConversation(ada(), bob())
    await write(thread, ada(), { clientId: 'one' })
    await write(thread, bob(), { clientId: 'two' })
    await write(thread, ada(), { clientId: 'three' })

    const numbers = messagesIn(thread).map(({ clientId, sequence }) => [clientId, sequence])
    assert.deepEqual(numbers, [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ])
  })
})
