import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { getJson, conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { signIn } from '#tests/support/http/sign_in'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { open } from '#tests/support/http/open_page'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { siteUrl } from '#tests/support/http/cookies'

async function talk(client: ApiClient, writer = ada()) {
  await join(writer, bob(), cleo())
  const id = await conversationBetween(writer, bob())
  await say(client, writer, id, { body: 'Hoi' })
  await say(client, bob(), id, { body: 'Dag' })
  return id
}

async function remove(client: ApiClient, remover: Person, body: object) {
  return client
    .delete('/api/chat.php')
    .loginAs(await account(remover))
    .withCsrfToken()
    .accept('json')
    .json(body)
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

  test('removes the conversation for the member, not for the partner', async ({
    client,
    assert,
  }) => {
    const id = await talk(client)
    const removed = await remove(client, ada(), { conversation: { id } })
    removed.assertStatus(204)

    assert.isEmpty(await chatsOf(client, ada()))
    assert.isEmpty((await getJson(client, ada(), '/api/chats.php')).body().chats)
    assert.isEmpty(await conversationOf(client, ada(), id))
    assert.equal((await getJson(client, ada(), '/api/user.php')).body().user.unread, 0)
    assert.lengthOf(await chatsOf(client, bob()), 1)
    assert.deepEqual(await conversationOf(client, bob(), id), ['Hoi', 'Dag'])
  })

  test('shows it again, from that message on, when the partner writes', async ({
    client,
    assert,
  }) => {
    const id = await talk(client)
    await remove(client, ada(), { conversation: { id } })
    await say(client, bob(), id, { body: 'Ben je er nog?' })

    assert.containsSubset(await chatsOf(client, ada()), [{ id, unread: 1 }])
    const page = await open(client, `/chats/${id}`, ada())
    const { messages, hasOlder, limited } = page.inertiaProps.conversation
    assert.containsSubset(messages, [{ body: 'Ben je er nog?' }])
    assert.deepEqual([messages.length, hasOlder, limited], [1, false, false])
  })

  test('erases messages that both removed', async ({ client, assert }) => {
    const id = await talk(client)
    await remove(client, ada(), { conversation: { id } })
    await remove(client, bob(), { conversation: { id } })
    assert.equal(await countOf('messages'), 0)
  })

  test('is live on the other tabs of the member', async ({ client, assert }) => {
    const { email, password } = adasCredentials
    const id = await talk(client, await withPassword(ada()))
    const stream = await openStream(siteUrl, await signIn(siteUrl, email, password))
    await stream.subscribe(ada())
    await remove(client, ada(), { conversation: { id } })
    const badges = { messages: 0, likes: 0 }
    assert.deepEqual(await stream.next(), {
      type: 'conversation_removed',
      conversationId: id,
      badges,
    })
  })

  test('finds no conversation of others, or with a member who blocked', async ({
    client,
    assert,
  }) => {
    const id = await talk(client)
    const foreign = await remove(client, cleo(), { conversation: { id } })
    foreign.assertStatus(404)
    await block(bob(), ada())
    const blocked = await remove(client, ada(), { conversation: { id } })
    blocked.assertStatus(404)
    assert.equal(await countOf('messages'), 2)
  })

  for (const body of [{}, { conversation: 'x' }, { conversation: { id: 'x' } }]) {
    test(`refuses ${JSON.stringify(body)}`, async ({ client, assert }) => {
      const id = await talk(client)
      const refused = await remove(client, ada(), body)
      refused.assertStatus(422)
      assert.deepEqual(await conversationOf(client, ada(), id), ['Hoi', 'Dag'])
    })
  }
})
