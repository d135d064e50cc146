import { test } from '@japa/runner'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('Sending a message', (group) => {
  inTransaction(group)

  test('answers with the message and the cost of the next one', async ({ client }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const response = await say(client, ada(), id, { body: ' Hoi Bob ', clientId: 'one' })

    response.assertStatus(201)
    response.assertBodyContains({
      message: { clientId: 'one', sequence: 1, mine: true, body: 'Hoi Bob' },
      offer: { cost: 0, freeMessagesLeft: 4, freeMessages: 5, held: false, refused: null },
    })
  })

  test('is for members only', async ({ client, assert }) => {
    await join(ada(), bob())
    const url = `/chats/${await conversationBetween(ada(), bob())}/messages`
    const response = await client.post(url).withCsrfToken().json({ client_id: 'one', body: 'Hoi' })

    response.assertStatus(403)
    response.assertBody({ error: 'authentication_required' })
    assert.equal(await countOf('messages'), 0)
  })

  test('needs the CSRF token', async ({ client, assert }) => {
    await join(ada(), bob())
    const url = `/chats/${await conversationBetween(ada(), bob())}/messages`
    const message = { client_id: 'one', body: 'Hoi' }
    await client
      .post(url)
      .loginAs(await account(ada()))
      .redirects(0)
      .json(message)

    assert.equal(await countOf('messages'), 0)
  })
})
