import { test } from '@japa/runner'
import { conversationBetween, say, memberState } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'

test.group('A message', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo(), dirk()))

  test('is answered with the cost of the next one', async ({ client }) => {
    const id = await conversationBetween(ada(), bob())
    const response = await say(client, ada(), id, { body: ' Hoi Bob ', clientId: 'one' })

    response.assertStatus(201)
    response.assertBodyContains({
      message: { clientId: 'one', sequence: 1, mine: true, body: 'Hoi Bob' },
      offer: { cost: 0, freeMessagesLeft: 4, freeMessages: 5, held: false, refused: null },
    })
  })

  test('that is no text is refused, and nothing changes: {$self}')
    .with([{ a: 1 }, ['Hoi'], 12])
    .run(async ({ client, assert }, body) => {
      const id = await conversationBetween(ada(), bob())
      const refused = await say(client, ada(), id, { body: body as never })
      refused.assertStatus(422)
      assert.containsSubset(await memberState(ada()), { used: 0, messages: 0 })
    })

  test('of ten megabytes is refused, and nothing changes', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    const before = await memberState(ada())
    const refused = await say(client, ada(), id, { body: 'a'.repeat(10 * 1024 * 1024) })
    assert.equal(refused.status(), 413)
    assert.deepEqual(refused.body(), {
      refusal: 'request_too_large',
      details: {},
      message: 'That’s too much at once. Make it shorter.',
    })
    assert.deepEqual(await memberState(ada()), before)
  })
})
