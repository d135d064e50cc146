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
    const conversation = await startConversation(ada(), bob())
    const sent = await write(conversation, ada(), { clientId: 'one', body: ' Hoi Bob ' })

    assert.containsSubset(sent, { value: { body: 'Hoi Bob', sequence: 1, cost: 0, kind: 'text' } })
    const [message] = messagesIn(conversation)
    const bobs = await participantOf(conversation, bob())
    assert.containsSubset(bobs, { unread: 1, enteredAt: null, lastMessageId: message.id })
  })

  test('enters the conversation for the sender, once', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const start = conversation.ports.clock.now()
    await write(conversation, ada(), { clientId: 'one' })
    conversation.ports.clock.advance({ minutes: 5 })
    await write(conversation, ada(), { clientId: 'two' })

    const adas = await participantOf(conversation, ada())
    assert.isTrue(adas.enteredAt?.equals(start))
    assert.equal(adas.unread, 0)
    assert.isTrue(adas.lastMessageAt?.equals(start.plus({ minutes: 5 })))
  })

  test('notes the worst sign in it, for who answers as a fictional profile', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const { signs } = conversation.ports.repositories.conversations
    await write(conversation, ada(), { clientId: 'one', body: 'Hoi Bob' })
    assert.isFalse(signs.has(conversation.conversationId))
    await write(conversation, ada(), { clientId: 'two', body: 'Are you real?' })
    assert.equal(signs.get(conversation.conversationId), 'belief')
    await write(conversation, ada(), { clientId: 'three', body: 'I want to die. Are you real?' })
    assert.equal(signs.get(conversation.conversationId), 'distress')
  })

  test('is announced to both members', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await write(conversation, ada(), { clientId: 'one' })

    assert.deepEqual(conversation.ports.events.published, [
      {
        name: 'message_sent',
        conversationId: conversation.conversationId,
        messageId: messagesIn(conversation)[0].id,
        sequence: 1,
        clientId: 'one',
        senderId: ada().profile.id,
        recipientId: bob().profile.id,
      },
    ])
  })

  test('counts a free message and posts no credits', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await write(conversation, ada(), { clientId: 'one' })

    assert.equal(userOf(conversation, ada()).freeMessagesUsed, 1)
    assert.isEmpty(conversation.ports.repositories.ledger.rows)
  })

  test('moves the credits of a premium member to the site', async ({ assert }) => {
    const conversation = await startConversation(ada(premium), bob())
    await write(conversation, ada(), { clientId: 'one' })

    assert.containsSubset(userOf(conversation, ada()), { credits: 2, freeMessagesUsed: 5 })
    assert.containsSubset(conversation.ports.repositories.ledger.rows, [
      {
        kind: 'message',
        from: memberAccount(ada().user.id),
        to: 'house:spent',
        credits: 1,
        idempotencyKey: `message:${conversation.conversationId}:one`,
      },
    ])
  })

  test('posts nothing where messages cost no credits', async ({ assert }) => {
    const conversation = await startConversation(ada(premium), bob())
    await write(conversation, ada(), { clientId: 'one', settings: { messageCredits: 0 } })

    assert.lengthOf(messagesIn(conversation), 1)
    assert.isEmpty(conversation.ports.repositories.ledger.rows)
  })

  test('numbers the messages of both in one sequence', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await write(conversation, ada(), { clientId: 'one' })
    await write(conversation, bob(), { clientId: 'two' })
    await write(conversation, ada(), { clientId: 'three' })

    const numbers = messagesIn(conversation).map(({ clientId, sequence }) => [clientId, sequence])
    assert.deepEqual(numbers, [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ])
  })
})
