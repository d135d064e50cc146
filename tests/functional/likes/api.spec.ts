import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen } from '#tests/support/likes/likes'
import { getJson } from '#tests/support/messaging/conversations'
import { man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('GET /api/likes.php', (group) => {
  inTransaction(group)

  test('tells a premium member who likes them, and what is new', async ({ assert, client }) => {
    const premiumAda = ada({ user: { paidUser: true } })
    const carl = man(5)
    await join(premiumAda, bob(), carl)
    await storeLike(bob(), ada(), { day: 1, seen: true })
    await storeLike(carl, ada(), { day: 2 })
    const response = await getJson(client, premiumAda, '/api/likes.php')
    response.assertBody({
      profiles: [
        { id: carl.profile.id, like_new: true },
        { id: bob().profile.id, like_new: false },
      ],
      liked_by: 2,
    })
    assert.isTrue(await isUnseen(carl, ada()))
  })

  test('only counts the likers of a free member', async ({ client }) => {
    const carl = man(5)
    await join(ada(), bob(), carl)
    await storeLike(bob(), ada())
    await storeLike(carl, ada())
    await storeLike(ada(), carl)
    const response = await getJson(client, ada(), '/api/likes.php')
    response.assertBody({ profiles: [{ id: carl.profile.id, like_new: true }], liked_by: 2 })
  })

  test('counts real members only', async ({ client }) => {
    const fiction = bob({ profile: { fictional: true } })
    await join(ada(), fiction)
    await storeLike(fiction, ada())
    const response = await getJson(client, ada(), '/api/likes.php')
    response.assertBodyContains({ liked_by: 0 })
  })
})
