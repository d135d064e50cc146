import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { act, block, openChat, say, standing } from '#tests/support/chat'
import { inTransaction } from '#tests/support/database'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob, cleo, dirk } from '#tests/support/people'

test.group('Sending a message', (group) => {
  inTransaction(group)

  test('answers with the message and what the next one costs', async ({ client }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    const response = await say(client, ada(), id, { body: ' Hoi Bob ', clientId: 'one' })

    response.assertStatus(201)
    response.assertBodyContains({
      message: { clientId: 'one', sequence: 1, mine: true, body: 'Hoi Bob' },
      offer: { cost: 0, freeMessagesLeft: 4, freeMessages: 5, held: false, refusal: null },
    })
  })

  test('takes one credit of a premium member and tells the balance', async ({ client, assert }) => {
    const premium = ada({ user: { paidUser: true, credits: 3, freeMessagesUsed: 5 } })
    await join(premium, bob())
    const response = await say(client, premium, await openChat(premium, bob()))

    response.assertBodyContains({ offer: { cost: 1, credits: 2 } })
    assert.equal((await standing(premium)).credits, 2)
  })

  test('is the same message when it is sent twice', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    const first = await say(client, ada(), id, { clientId: 'one' })
    const second = await say(client, ada(), id, { clientId: 'one' })

    second.assertStatus(201)
    assert.deepEqual(second.body().message, first.body().message)
    assert.containsSubset(await standing(ada()), { used: 1, messages: 1 })
  })

  test('is for members only', async ({ client, assert }) => {
    await join(ada(), bob())
    const url = `/chats/${await openChat(ada(), bob())}/messages`
    const response = await client.post(url).withCsrfToken().json({ client_id: 'one', body: 'Hoi' })

    response.assertStatus(403)
    response.assertBody({ error: 'authentication_required' })
    assert.equal(await countOf('messages'), 0)
  })

  test('needs the token of the page', async ({ client, assert }) => {
    await join(ada(), bob())
    const url = `/chats/${await openChat(ada(), bob())}/messages`
    const letter = { client_id: 'one', body: 'Hoi' }
    await client
      .post(url)
      .loginAs(await account(ada()))
      .redirects(0)
      .json(letter)

    assert.equal(await countOf('messages'), 0)
  })
})

test.group('A refused message', (group) => {
  inTransaction(group)

  test('of a third conversation of a free member', async ({ client, assert }) => {
    await join(ada(), bob(), cleo(), dirk())
    await say(client, ada(), await openChat(ada(), bob()))
    await say(client, ada(), await openChat(ada(), cleo()))
    const third = await openChat(ada(), dirk())
    const before = await standing(ada())
    const response = await say(client, ada(), third)

    response.assertStatus(422)
    assert.deepEqual(response.body(), {
      refusal: 'free_conversations_used_up',
      details: { max: 2 },
      message:
        'Je hebt je 2 gratis gesprekken gebruikt. Koop credits en schrijf met zoveel leden als je wilt.',
    })
    assert.deepEqual(await standing(ada()), before)
  })

  test('of a free member after five', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    for (let number = 1; number <= 5; number++) await say(client, ada(), id)
    const before = await standing(ada())
    const response = await say(client, ada(), id)

    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'free_messages_used_up' })
    assert.deepEqual(await standing(ada()), before)
  })

  test('without credits, in the language of the member', async ({ client, assert }) => {
    const broke = { paidUser: true, credits: 0, freeMessagesUsed: 5, language: 'en' } as const
    await join(ada({ user: broke }), bob())
    const id = await openChat(ada(), bob())
    const before = await standing(ada())
    const response = await say(client, ada(), id)

    response.assertStatus(422)
    response.assertBodyContains({
      refusal: 'insufficient_credits',
      message: 'You have 0 credits left and this takes 1 credit. Buy credits to go on.',
    })
    assert.deepEqual(await standing(ada()), before)
  })

  test('to a member who is gone', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    await db.from('users').where('id', bob().user.id).update({ status: 'banned' })
    const response = await say(client, ada(), id)

    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'partner_gone' })
    assert.equal(await countOf('messages'), 0)
  })

  for (const body of ['', ' \n ', null]) {
    test(`with nothing in it: ${JSON.stringify(body)}`, async ({ client, assert }) => {
      await join(ada(), bob())
      const response = await say(client, ada(), await openChat(ada(), bob()), { body })

      response.assertStatus(422)
      response.assertBodyContains({ refusal: 'message_empty', message: 'Schrijf eerst iets.' })
      assert.equal(await countOf('messages'), 0)
    })
  }

  test('that is too long', async ({ client, assert }) => {
    await join(ada(), bob())
    const body = 'a'.repeat(1001)
    const response = await say(client, ada(), await openChat(ada(), bob()), { body })

    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'message_too_long', details: { max: 1000 } })
    assert.equal(await countOf('messages'), 0)
  })

  for (const clientId of ['', 'a b', 'x'.repeat(65)]) {
    test(`with a client id that is none: "${clientId}"`, async ({ client, assert }) => {
      await join(ada(), bob())
      const response = await say(client, ada(), await openChat(ada(), bob()), { clientId })

      response.assertStatus(422)
      assert.equal(await countOf('messages'), 0)
    })
  }
})

test.group('The conversation of others', (group) => {
  inTransaction(group)

  test('takes no message, no reading and no typing', async ({ client, assert }) => {
    await join(ada(), bob(), cleo())
    const id = await openChat(ada(), bob())
    const answers = [
      await say(client, cleo(), id),
      await act(client, cleo(), `/chats/${id}/read`),
      await act(client, cleo(), `/chats/${id}/typing`),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [404, 404, 404]
    )
    assert.equal(await countOf('messages'), 0)
  })

  test('is as unknown as the one with a member who blocked', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    await block(bob(), ada())
    for (const writer of [ada(), bob()]) {
      const response = await say(client, writer, id)
      response.assertStatus(404)
    }
    assert.equal(await countOf('messages'), 0)
  })
})
