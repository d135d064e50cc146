import { test } from '@japa/runner'
import { block, openChat, say } from '#tests/support/chat'
import { inTransaction } from '#tests/support/database'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob, dirk } from '#tests/support/people'

test.group('A conversation', (group) => {
  inTransaction(group)

  test('opens from the profile and is the same one again', async ({ client, assert }) => {
    await join(ada(), bob())
    const url = `/members/${bob().profile.id}/chat`
    const open = async () =>
      client
        .get(url)
        .loginAs(await account(ada()))
        .redirects(0)
    const [first, second] = [await open(), await open()]

    first.assertStatus(302)
    assert.match(first.header('location') ?? '', /^\/chats\/[\da-f-]{36}$/)
    assert.equal(second.header('location'), first.header('location'))
    assert.equal(await countOf('conversations'), 1)
  })

  for (const [who, id] of [
    ['oneself', ada().profile.id],
    ['nobody', '01900000-0000-7000-b000-0000000000ff'],
    ['no id at all', '123'],
  ]) {
    test(`does not open with ${who}`, async ({ client, assert }) => {
      await join(ada())
      const response = await client.get(`/members/${id}/chat`).loginAs(await account(ada()))
      response.assertStatus(404)
      assert.equal(await countOf('conversations'), 0)
    })
  }

  test('does not open with who blocked', async ({ client, assert }) => {
    await join(ada(), bob())
    await block(bob(), ada())
    const url = `/members/${bob().profile.id}/chat`
    const response = await client.get(url).loginAs(await account(ada()))
    response.assertStatus(404)
    assert.equal(await countOf('conversations'), 0)
  })

  test('shows the partner, the messages and the offer', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    await say(client, bob(), id, { body: 'Hoi Ada' })
    const page = await client
      .get(`/chats/${id}`)
      .loginAs(await account(ada()))
      .withInertia()

    page.assertInertiaComponent('messaging/chats')
    page.assertInertiaPropsContains({
      thread: { id, unread: 1, hasOlder: false, limited: false, partner: { name: 'Bob' } },
      offer: { cost: 0, freeMessagesLeft: 5 },
    })
    const [message] = page.inertiaProps.thread.messages
    assert.containsSubset(message, { body: 'Hoi Ada', mine: false, sequence: 1, clientId: null })
    assert.notMatch(JSON.stringify(page.inertiaProps), /example\.com|1995-06-15/)
  })

  test('of others is not found', async ({ client }) => {
    await join(ada(), bob(), dirk())
    const id = await openChat(ada(), bob())
    const page = await client.get(`/chats/${id}`).loginAs(await account(dirk()))
    page.assertStatus(404)
  })

  test('with who blocked is not found', async ({ client }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    await block(bob(), ada())
    const page = await client.get(`/chats/${id}`).loginAs(await account(ada()))
    page.assertStatus(404)
  })

  test('sends a visitor to sign in', async ({ client }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    const page = await client.get(`/chats/${id}`).redirects(0)
    page.assertHeader('location', '/login')
  })
})
