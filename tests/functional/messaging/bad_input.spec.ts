import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  getJson,
  conversationBetween,
  say,
  memberState,
} from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const megabyte = 1024 * 1024

test.group('Bad input in a conversation', (group) => {
  inTransaction(group)

  test('of ten megabytes is refused with its text, and nothing changes', async ({
    client,
    assert,
  }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const before = await memberState(ada())
    const refused = await say(client, ada(), id, { body: 'a'.repeat(10 * megabyte) })
    assert.equal(refused.status(), 413)
    assert.deepEqual(refused.body(), {
      refusal: 'request_too_large',
      details: {},
      message: 'That’s too much at once. Make it shorter.',
    })
    assert.deepEqual(await memberState(ada()), before)
  })

  test('with control or direction characters is stored without them', async ({
    client,
    assert,
  }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    await say(client, ada(), id, { body: 'Hoi\u202e boB\u202c \u0007\u001b[31m\u2066!\u2069' })
    const { body } = await db.from('messages').firstOrFail()
    assert.equal(body, 'Hoi boB [31m!')
    const { messages } = (await getJson(client, bob(), `/chats/${id}/messages`)).body()
    assert.equal(messages[0].body, body)
  })

  for (const id of ["' or 1=1 --", '%00', '..%2f..', 'undefined', '0']) {
    test(`with an invalid id is not found: ${id}`, async ({ client }) => {
      await join(ada())
      for (const url of [`/chats/${id}`, `/chats/${id}/messages`, `/chat-photos/${id}/full`]) {
        const response = await getJson(client, ada(), url)
        response.assertStatus(404)
      }
    })
  }

  for (const body of [{ a: 1 }, ['Hoi'], 12, true]) {
    test(`that is not text is refused: ${JSON.stringify(body)}`, async ({ client, assert }) => {
      await join(ada(), bob())
      const id = await conversationBetween(ada(), bob())
      const refused = await say(client, ada(), id, { body: body as never })
      refused.assertStatus(422)
      assert.containsSubset(await memberState(ada()), { used: 0, messages: 0 })
    })
  }
})
