import { test } from '@japa/runner'
import { conversationBetween, say, memberState } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'

test.group('A refused message', (group) => {
  inTransaction(group)

  test('in a third conversation of a free member', async ({ client, assert }) => {
    await join(ada(), bob(), cleo(), dirk())
    await say(client, ada(), await conversationBetween(ada(), bob()))
    await say(client, ada(), await conversationBetween(ada(), cleo()))
    const third = await conversationBetween(ada(), dirk())
    const before = await memberState(ada())
    const response = await say(client, ada(), third)

    response.assertStatus(422)
    assert.deepEqual(response.body(), {
      refusal: 'free_conversations_used_up',
      details: { max: 2 },
      message:
        'Je hebt je 2 gratis gesprekken gebruikt. Met credits schrijf je met zoveel leden als je wilt.',
    })
    assert.deepEqual(await memberState(ada()), before)
  })

  test('without credits, in the language of the member', async ({ client, assert }) => {
    const broke = { paidUser: true, credits: 0, freeMessagesUsed: 5, language: 'en' } as const
    await join(ada({ user: broke }), bob())
    const id = await conversationBetween(ada(), bob())
    const before = await memberState(ada())
    const response = await say(client, ada(), id)

    response.assertStatus(422)
    response.assertBodyContains({
      refusal: 'insufficient_credits',
      message: 'You have 0 credits left, and this costs 1 credit. Buy credits to carry on.',
    })
    assert.deepEqual(await memberState(ada()), before)
  })

  test('without content', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const response = await say(client, ada(), id, { body: null })

    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'message_empty', message: 'Schrijf eerst iets.' })
    assert.equal(await countOf('messages'), 0)
  })

  test('that is too long', async ({ client, assert }) => {
    await join(ada(), bob())
    const body = 'a'.repeat(1001)
    const response = await say(client, ada(), await conversationBetween(ada(), bob()), { body })

    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'message_too_long', details: { max: 1000 } })
    assert.equal(await countOf('messages'), 0)
  })

  for (const clientId of ['', 'a b', 'x'.repeat(65)]) {
    test(`with an invalid client id: "${clientId}"`, async ({ client, assert }) => {
      await join(ada(), bob())
      const response = await say(client, ada(), await conversationBetween(ada(), bob()), {
        clientId,
      })

      response.assertStatus(422)
      assert.equal(await countOf('messages'), 0)
    })
  }
})
