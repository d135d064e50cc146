import { test } from '@japa/runner'
import { ada, bob } from '#tests/support/people/people'
import {
  messagesIn,
  startConversation,
  participantOf,
  userOf,
  write,
} from '#tests/support/messaging/core_conversation'

const premium = { user: { paidUser: true, credits: 3, freeMessagesUsed: 5 } }

test.group('Retrying a message', () => {
  test('returns the same message and spends nothing', async ({ assert }) => {
    const conversation = await startConversation(ada(premium), bob())
    const first = await write(conversation, ada(), { clientId: 'one' })
    const again = await write(conversation, ada(), { clientId: 'one' })

    assert.deepEqual(again, first)
    assert.lengthOf(messagesIn(conversation), 1)
    assert.equal(userOf(conversation, ada()).credits, 2)
    assert.containsSubset(await participantOf(conversation, bob()), { unread: 1 })
    assert.lengthOf(conversation.ports.events.published, 1)
  })

  test('returns the same message also without credits left', async ({ assert }) => {
    const lastCredit = ada({ user: { ...premium.user, credits: 1 } })
    const conversation = await startConversation(lastCredit, bob())
    const first = await write(conversation, ada(), { clientId: 'one' })

    assert.deepEqual(await write(conversation, ada(), { clientId: 'one' }), first)
    const other = await write(conversation, ada(), { clientId: 'two' })
    assert.containsSubset(other, { refusal: 'insufficient_credits' })
  })

  test('is one message when both requests arrive at once', async ({ assert }) => {
    const conversation = await startConversation(ada(premium), bob())
    const letter = { clientId: 'one' }
    await Promise.all([write(conversation, ada(), letter), write(conversation, ada(), letter)])

    assert.lengthOf(messagesIn(conversation), 1)
    assert.equal(userOf(conversation, ada()).credits, 2)
  })
})
