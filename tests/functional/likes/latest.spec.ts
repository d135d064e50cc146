import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { open } from '#tests/support/http/open_page'
import { manyMembers, man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen, like, likedNames, likesOf } from '#tests/support/likes/likes'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'

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

  test('identifies its likes by an opaque key, locked or not', async ({ assert, client }) => {
    const men = manyMembers(man, 3)
    await join(ada(), ...men)
    for (const [index, admirer] of men.entries())
      await storeLike(admirer, ada(), { day: 1 + index })
    const keysOf = async () => (await likesOf(client, ada(), 'received')).map(({ key }) => key)
    const before = await keysOf()
    assert.lengthOf(new Set(before), 3)
    await like(client, ada(), men[0])
    assert.sameMembers(await keysOf(), before)
  })

  test('cannot derive the liker from a key', async ({ assert, client }) => {
    await join(ada(), cleo(), bob())
    await storeLike(bob(), ada())
    await storeLike(bob(), cleo())
    const [[toAda], [toCleo]] = [
      await likesOf(client, ada(), 'received'),
      await likesOf(client, cleo(), 'received'),
    ]
    assert.notEqual(toAda.key, toCleo.key)
    assert.notInclude(JSON.stringify(toAda), bob().profile.id)
  })
})

/** Fetches the latest likes, as a page does after a live event. */
async function askAgain(client: ApiClient, url: string) {
  const response = await client
    .get(url)
    .loginAs(await account(ada()))
    .withInertia()
    .header('x-inertia-partial-component', 'likes/index')
    .header('x-inertia-partial-data', 'latest,counts,locked,badges')
  response.assertStatus(200)
  return response.inertiaProps
}
