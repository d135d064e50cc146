import { test } from '@japa/runner'
import { blockMember } from '#core/likes/block'
import { ada, bob, cleo, dirk, join } from '#tests/support/people/people'
import {
  messagesIn,
  openBetween,
  startConversation,
  participantOf,
  write,
} from '#tests/support/messaging/core_conversation'

const letter = { clientId: 'one' }

test.group('A refused message', () => {
  test('changes nothing', async ({ assert }) => {
    const used = { user: { freeMessagesUsed: 5 } }
    const conversation = await startConversation(ada(used), bob())
    const refused = await write(conversation, ada(), { clientId: 'six' })

    assert.containsSubset(refused, { ok: false, refusal: 'free_messages_used_up' })
    assert.isEmpty(messagesIn(conversation))
    assert.isEmpty(conversation.ports.events.published)
    assert.containsSubset(await participantOf(conversation, ada()), { enteredAt: null })
  })

  test('is a free member’s message to a third member', async ({ assert }) => {
    const { ports, conversationId } = await startConversation(ada(), bob())
    await join(ports.repositories, cleo(), dirk())
    await write({ ports, conversationId }, ada(), { clientId: 'to bob' })
    const withCleo = { ports, conversationId: await openBetween(ports, ada(), cleo()) }
    await write(withCleo, ada(), { clientId: 'to cleo' })

    const withDirk = { ports, conversationId: await openBetween(ports, ada(), dirk()) }
    assert.containsSubset(await write(withDirk, ada(), { clientId: 'to dirk' }), {
      refusal: 'free_conversations_used_up',
    })
    assert.containsSubset(await write(withCleo, ada(), { clientId: 'to cleo again' }), { ok: true })
  })

  test('is an empty one', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const refused = await write(conversation, ada(), { ...letter, body: '  ' })
    assert.containsSubset(refused, { refusal: 'message_empty' })
  })

  test('is one to a partner whose account was erased', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await conversation.ports.repositories.users.update(bob().user.id, { status: 'banned' })
    const refused = await write(conversation, ada(), letter)
    assert.containsSubset(refused, { refusal: 'partner_gone' })
  })

  test('is one to a member who blocks the sender', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const blocking = { profileId: bob().profile.id, blockedId: ada().profile.id }
    await blockMember(conversation.ports, blocking)
    const refused = await write(conversation, ada(), letter)
    assert.containsSubset(refused, { refusal: 'blocked' })
  })

  test('is one in an unknown conversation, or in one of others', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const { ports } = conversation
    await join(ports.repositories, cleo())
    const nowhere = { ports, conversationId: ports.ids.next() }
    const notFound = { refusal: 'conversation_not_found' }
    assert.containsSubset(await write(nowhere, ada(), letter), notFound)
    assert.containsSubset(await write(conversation, cleo(), letter), notFound)
  })
})
