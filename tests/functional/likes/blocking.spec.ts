import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { search } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'

test.group('Blocking a member', (group) => {
  inTransaction(group)

  test('removes conversation and likes between the two', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeLike(ada(), bob())
    await storeLike(bob(), ada())
    await say(client, bob(), await conversationBetween(bob(), ada()))
    const response = await change(client, 'post', ada(), bob())
    response.assertBody({ blocked: true })
    assert.equal(await countOf('likes'), 0)
    const chats = await open(client, '/api/chats.php', bob())
    assert.deepEqual(chats.body().chats, [])
  })

  test('can be undone', async ({ assert, client }) => {
    await join(ada(), bob())
    await change(client, 'post', ada(), bob())
    const response = await change(client, 'delete', ada(), bob())
    response.assertBody({ blocked: false })
    assert.lengthOf(await search(client, bob()), 1)
  })

  test('without script leads to the members page and says so', async ({ client }) => {
    await join(ada(), bob())
    const response = await client
      .post(`/members/${bob().profile.id}/block`)
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/members')
  })
})

async function change(client: ApiClient, method: 'post' | 'delete', one: Person, other: Person) {
  return client[method](`/members/${other.profile.id}/block`)
    .loginAs(await account(one))
    .withCsrfToken()
    .accept('json')
}
