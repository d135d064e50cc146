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
    const refused = await write(conversation, ada(), { clientId: 'one', body: '  ' })
    assert.containsSubset(refused, { refusal: 'message_empty' })
  })

  test('is one to a partner whose account was erased', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await conversation.ports.repositories.users.update(bob().user.id, { status: 'banned' })
    assert.containsSubset(await write(conversation, ada(), { clientId: 'one' }), {
      refusal: 'partner_gone',
    })
  })

  test('is one to a member who blocks the sender', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await blockMember(conversation.ports, {
      profileId: bob().profile.id,
      blockedId: ada().profile.id,
    })
    assert.containsSubset(await write(conversation, ada(), { clientId: 'one' }), {
      refusal: 'blocked',
    })
  })

  test('is one in an unknown conversation', async ({ assert }) => {
    const { ports } = await startConversation(ada(), bob())
    const nowhere = { ports, conversationId: ports.ids.next() }
    assert.containsSubset(await write(nowhere, ada(), { clientId: 'one' }), {
      refusal: 'conversation_not_found',
    })
  })

  test('is one in a conversation of others', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    await join(conversation.ports.repositories, cleo())
    assert.containsSubset(await write(conversation, cleo(), { clientId: 'one' }), {
      refusal: 'conversation_not_found',
    })
  })
})
