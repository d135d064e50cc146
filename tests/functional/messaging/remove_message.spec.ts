import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { signIn } from '#tests/support/http/sign_in'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { siteUrl } from '#tests/support/http/cookies'

/** Ada has sent Bob a message that she wants to remove. */
async function slip(client: ApiClient, writer = ada()) {
  await join(writer, bob(), cleo())
  const id = await conversationBetween(writer, bob())
  const said = await say(client, writer, id, { body: 'Oeps' })
  return { id, messageId: String(said.body().message.id) }
}

async function remove(client: ApiClient, remover: Person, path: string) {
  return client
    .delete(path)
    .loginAs(await account(remover))
    .withCsrfToken()
    .accept('json')
}

test.group('Removing a message', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  test('erases its text and shows both that it was removed', async ({ client, assert }) => {
    const { id, messageId } = await slip(client)
    const removed = await remove(client, ada(), `/chats/${id}/messages/${messageId}`)
    removed.assertStatus(204)

    const kept = await db.from('messages').where('id', messageId).firstOrFail()
    assert.equal(kept.body, '')
    for (const member of [ada(), bob()]) {
      const conversation = (await getJson(client, member, `/chats/${id}/messages?after=0`)).body()
      assert.containsSubset(conversation.messages, [{ id: messageId, body: '', removed: true }])
      const { conversations } = (await getJson(client, member, '/chats')).body()
      assert.containsSubset(conversations[0].last, { body: '', removed: true })
    }
  })

  test('shows the removal to a partner who was away', async ({ client, assert }) => {
    const { id, messageId } = await slip(client)
    await remove(client, ada(), `/chats/${id}/messages/${messageId}`)
    const missed = (await getJson(client, bob(), `/chats/${id}/messages?after=1`)).body()
    assert.containsSubset(missed, { messages: [], removed: [messageId] })
  })

  test('is live on open pages of the partner', async ({ client, assert }) => {
    const { email, password } = adasCredentials
    const { id, messageId } = await slip(client, await withPassword(ada()))
    const said = (await say(client, bob(), id, { body: 'Terug' })).body().message
    const stream = await openStream(siteUrl, await signIn(siteUrl, email, password))
    await stream.subscribe(ada())
    await remove(client, bob(), `/chats/${id}/messages/${said.id}`)
    assert.containsSubset(await stream.next(), {
      type: 'message_removed',
      conversationId: id,
      messageId: said.id,
      summary: { id, last: { body: '', removed: true } },
    })
    assert.notEqual(said.id, messageId)
  })

  test('that is held leaves no trace for the partner', async ({ client, assert }) => {
    const newcomer = ada({
      user: { status: 'not_confirmed', confirmedAt: null },
      profile: { status: 'disabled' },
    })
    const { id, messageId } = await slip(client, newcomer)
    const removed = await remove(client, newcomer, `/chats/${id}/messages/${messageId}`)
    removed.assertStatus(204)
    const own = (await getJson(client, newcomer, `/chats/${id}/messages?after=0`)).body()
    assert.isEmpty(own.messages)
    assert.isEmpty((await getJson(client, bob(), '/chats')).body().conversations)
  })

  test('of the partner is refused, and changes nothing', async ({ client, assert }) => {
    const { id, messageId } = await slip(client)
    const refused = await remove(client, bob(), `/chats/${id}/messages/${messageId}`)
    refused.assertStatus(422)
    refused.assertBodyContains({ refusal: 'message_not_found' })
    assert.equal((await db.from('messages').where('id', messageId).firstOrFail()).body, 'Oeps')
  })

  test('in a conversation of others is not found', async ({ client, assert }) => {
    const { id, messageId } = await slip(client)
    const path = `/chats/${id}/messages/${messageId}`
    const foreign = await remove(client, cleo(), path)
    foreign.assertStatus(404)
    await block(bob(), ada())
    const blocked = await remove(client, ada(), path)
    blocked.assertStatus(404)
    assert.equal((await db.from('messages').where('id', messageId).firstOrFail()).body, 'Oeps')
  })
})
