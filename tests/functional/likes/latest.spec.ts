import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { open } from '#tests/support/http/open_page'
import { man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen, like, likedNames } from '#tests/support/likes/likes'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const premiumAda = ada({ user: { paidUser: true } })

test.group('A page of likes that is open', (group) => {
  inTransaction(group)

  test('fetches only the latest, which stay new', async ({ assert, client }) => {
    await join(premiumAda, bob(), man(5))
    await storeLike(man(5), ada())
    await open(client, '/likes/received', premiumAda)
    await like(client, bob(), ada())
    const props = await askAgain(client, '/likes/received')
    assert.deepEqual(likedNames(props.latest), ['Bob', 'Bob 5'])
    assert.equal(props.counts.received, 2)
    assert.equal(props.badges.likes, 2)
    assert.notProperty(props, 'likes')
    assert.notProperty(props, 'next')
    assert.isTrue(await isUnseen(bob(), ada()))
  })

  test('has no latest likes in its first response', async ({ assert, client }) => {
    await join(premiumAda, bob())
    await storeLike(bob(), ada())
    const { inertiaProps } = await open(client, '/likes/received', premiumAda)
    assert.notProperty(inertiaProps, 'latest')
  })
})

/** Fetches the latest likes, as a page does after a live event. */
async function askAgain(client: ApiClient, url: string) {
  const response = await client
    .get(url)
    .loginAs(await account(ada()))
    .withInertia()
    .header('x-inertia-partial-component', 'likes/index')
    .header('x-inertia-partial-data', 'latest,veils,counts,locked,badges')
  response.assertStatus(200)
  return response.inertiaProps
}
