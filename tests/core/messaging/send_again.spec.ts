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
    const thread = await startConversation(ada(premium), bob())
    const first = await write(thread, ada(), { clientId: 'one' })
    const again = await write(thread, ada(), { clientId: 'one' })

    assert.deepEqual(again, first)
    assert.lengthOf(messagesIn(thread), 1)
    assert.equal(userOf(thread, ada()).credits, 2)
    assert.containsSubset(await participantOf(thread, bob()), { unread: 1 })
    assert.lengthOf(thread.ports.events.published, 1)
  })

  test('returns the same message also without credits left', async ({ assert }) => {
    const lastCredit = ada({ user: { ...premium.user, credits: 1 } })
    const thread = await startConversation(lastCredit, bob())
    const first = await write(thread, ada(), { clientId: 'one' })

    assert.deepEqual(await write(thread, ada(), { clientId: 'one' }), first)
    assert.containsSubset(await write(thread, ada(), { clientId: 'two' }), {
      refusal: 'insufficient_credits',
    })
  })

  test('is one message when both requests arrive at once', async ({ assert }) => {
    const thread = await startConversation(ada(premium), bob())
    const letter = { clientId: 'one' }
    await Promise.all([write(thread, ada(), letter), write(thread, ada(), letter)])

    assert.lengthOf(messagesIn(thread), 1)
    assert.equal(userOf(thread, ada()).credits, 2)
  })
})
