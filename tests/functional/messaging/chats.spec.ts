import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { ask, block, openChat, say } from '#tests/support/chat'
import { inTransaction } from '#tests/support/database'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people'

const rich = { user: { paidUser: true, credits: 50 } }

async function lines(client: ApiClient, reader: Person, query = '') {
  const { chats, next } = (await ask(client, reader, `/chats${query}`)).body()
  const names = chats.map((chat: { partner: { name: string } }) => chat.partner.name)
  return { chats, names, next }
}

/** Moves the newest message of a conversation back in time, for both sides. */
async function age(conversationId: string, milliseconds: number) {
  const past = Date.now() - milliseconds
  await db
    .from('participants')
    .where('conversation_id', conversationId)
    .update({ last_message_at: past })
  await db
    .from('messages')
    .where('conversation_id', conversationId)
    .update({ sent_at: past, delivered_at: past })
}

test.group('The overview', (group) => {
  inTransaction(group)

  test('has the newest message first, with its last line', async ({ client, assert }) => {
    await join(ada(rich), bob(), cleo())
    const withBob = await openChat(ada(), bob())
    await say(client, bob(), withBob, { body: 'Hoi Ada' })
    await age(withBob, 60_000)
    await say(client, ada(), await openChat(ada(), cleo()), { body: 'Hoi Cleo' })

    const { chats, names } = await lines(client, ada())
    assert.deepEqual(names, ['Cleo', 'Bob'])
    assert.containsSubset(chats, [
      { unread: 0, last: { body: 'Hoi Cleo', mine: true, held: false } },
      { unread: 1, last: { body: 'Hoi Ada', mine: false }, partner: { place: 'Utrecht', age: 31 } },
    ])
  })

  test('leaves out conversations in which nothing was said', async ({ client, assert }) => {
    await join(ada(), bob())
    await openChat(ada(), bob())
    assert.isEmpty((await lines(client, ada())).names)
  })

  test('leaves out who blocked, for both', async ({ client, assert }) => {
    await join(ada(), bob())
    await say(client, bob(), await openChat(ada(), bob()))
    await block(ada(), bob())
    assert.isEmpty((await lines(client, ada())).names)
    assert.isEmpty((await lines(client, bob())).names)
  })

  test('tells nothing of a member who is gone', async ({ client, assert }) => {
    await join(ada(), bob())
    await say(client, bob(), await openChat(ada(), bob()))
    await db.from('users').where('id', bob().user.id).update({ status: 'deletion_pending' })
    const { chats } = await lines(client, ada())
    assert.containsSubset(chats[0].partner, { gone: true, name: '', age: null, picture: null })
  })

  test('does not show a last line that is too old', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    await say(client, bob(), id, { body: 'Lang geleden' })
    await age(id, 181 * 86_400_000)
    assert.equal((await lines(client, ada())).chats[0].last.body, '')
  })

  test('goes on below a page, each conversation once', async ({ client, assert }) => {
    const partners = await manyPartners(33)
    for (const partner of partners) {
      await say(client, partner, await openChat(ada(), partner))
    }
    const first = await lines(client, ada())
    const second = await lines(client, ada(), `?after=${first.next}`)

    assert.lengthOf(first.names, 30)
    assert.isNull(second.next)
    const expected = partners.map(({ profile }) => profile.name).reverse()
    assert.deepEqual([...first.names, ...second.names], expected)
  })

  test('refuses a page that is none', async ({ client }) => {
    await join(ada())
    const response = await ask(client, ada(), '/chats?after=1%20or%201')
    response.assertStatus(422)
  })

  test('asks as often for thirty conversations as for one', async ({ client, assert }) => {
    const partners = await manyPartners(30)
    await say(client, partners[0], await openChat(ada(), partners[0]))
    await ask(client, ada(), '/chats')
    const forOne = await queriesOf(() => ask(client, ada(), '/chats'))
    for (const partner of partners.slice(1)) {
      await say(client, partner, await openChat(ada(), partner))
    }
    assert.equal(await queriesOf(() => ask(client, ada(), '/chats')), forOne)
  })
})

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

async function manyPartners(count: number) {
  const partners = Array.from({ length: count }, (_, index) => {
    const number = String(index + 100)
    const { user, profile } = bob()
    return {
      user: { ...user, id: user.id.slice(0, -3) + number, email: `${number}@example.com` },
      profile: {
        ...profile,
        id: profile.id.slice(0, -3) + number,
        userId: user.id.slice(0, -3) + number,
        name: `Partner ${number}`,
      },
    }
  })
  await join(ada(), ...partners)
  return partners
}

async function queriesOf(work: () => Promise<unknown>) {
  let queries = 0
  const knex = db.connection().getWriteClient()
  const count = () => queries++
  knex.on('query', count)
  await work()
  knex.removeListener('query', count)
  return queries
}
