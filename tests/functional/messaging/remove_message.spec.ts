import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { withPassword, signInAda } from '#tests/support/accounts/login'
import { siteUrl } from '#tests/support/http/cookies'
import { open } from '#tests/support/http/open_page'
import { callAs } from '#tests/support/http/as_member'

/** Ada has sent Bob a message that she wants to remove. */
async function slip(client: ApiClient, writer = ada()) {
  await join(writer, bob(), cleo())
  const id = await conversationBetween(writer, bob())
  const said = await say(client, writer, id, { body: 'Oeps' })
  return { id, messageId: String(said.body().message.id) }
}

function remove(client: ApiClient, remover: Person, path: string, json?: object) {
  return callAs(client, remover, path, { json, method: 'delete' })
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
    const { id, messageId } = await slip(client, await withPassword(ada()))
    const said = (await say(client, bob(), id, { body: 'Terug' })).body().message
    const stream = await openStream(siteUrl, await signInAda())
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
})

async function talk(client: ApiClient, writer = ada()) {
  const { id } = await slip(client, writer)
  await say(client, bob(), id, { body: 'Dag' })
  return id
}

/** Ada removes it for herself. */
function removeChat(client: ApiClient, id: string) {
  return remove(client, ada(), '/api/chat.php', { conversation: { id } })
}

async function chatsOf(client: ApiClient, reader: Person) {
  return (await getJson(client, reader, '/chats')).body().conversations
}

async function conversationOf(client: ApiClient, reader: Person, id: string) {
  const { messages } = (await getJson(client, reader, `/chats/${id}/messages?after=0`)).body()
  return messages.map(({ body }: { body: string }) => body)
}

test.group('DELETE /api/chat.php', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  test('removes the conversation for the member alone', async ({ client, assert }) => {
    const id = await talk(client)
    const removed = await removeChat(client, id)
    removed.assertStatus(204)

    assert.isEmpty(await chatsOf(client, ada()))
    assert.isEmpty((await getJson(client, ada(), '/api/chats.php')).body().chats)
    assert.isEmpty(await conversationOf(client, ada(), id))
    assert.equal((await getJson(client, ada(), '/api/user.php')).body().user.unread, 0)
    assert.lengthOf(await chatsOf(client, bob()), 1)
    assert.deepEqual(await conversationOf(client, bob(), id), ['Oeps', 'Dag'])
  })

  test('shows what the partner writes afterwards, and no more', async ({ client, assert }) => {
    const id = await talk(client)
    await removeChat(client, id)
    await say(client, bob(), id, { body: 'Ben je er nog?' })

    assert.containsSubset(await chatsOf(client, ada()), [{ id, unread: 1 }])
    const page = await open(client, `/chats/${id}`, ada())
    const { messages, hasOlder, limited } = page.inertiaProps.conversation
    assert.containsSubset(messages, [{ body: 'Ben je er nog?' }])
    assert.deepEqual([messages.length, hasOlder, limited], [1, false, false])
  })

  test('is live on the other tabs of the member', async ({ client, assert }) => {
    const id = await talk(client, await withPassword(ada()))
    const stream = await openStream(siteUrl, await signInAda())
    await stream.subscribe(ada())
    await removeChat(client, id)
    const said = { type: 'conversation_removed', conversationId: id }
    assert.deepEqual(await stream.next(), { ...said, badges: { messages: 0, likes: 0 } })
  })
})
