import { test } from '@japa/runner'
import { drawnPage, open } from '#tests/support/http/open_page'
import { manyMembers, man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, likesOf } from '#tests/support/likes/likes'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

test.group('The likes of a free member', (group) => {
  inTransaction(group)

  test('name nobody, on no page and in no API call', async ({ assert, client }) => {
    const men = manyMembers(man, 30)
    await join(ada(), ...men)
    const photoId = await storePhoto(men[0], { main: true })
    for (const [index, admirer] of men.entries()) {
      await storeLike(admirer, ada(), { day: 1 + (index % 20), seen: index % 2 === 0 })
    }
    const page = await open(client, '/likes/received', ada())
    const { next, locked, likes, veils, counts } = page.inertiaProps
    assert.deepEqual([locked, likes, veils.length, next], [30, [], 24, null])
    assert.equal(counts.received, 30)
    // The tab counts these among the 30.
    assert.include(await drawnPage(client, '/likes/received', ada()), '30 van hen zie je nog niet.')
    const calls = ['/api/likes.php', '/api/auto-like.php'].map(async (path) => {
      return client.get(path).loginAs(await account(ada()))
    })
    for (const answer of [page, ...(await Promise.all(calls))]) {
      answer.assertStatus(200)
      const written = JSON.stringify(answer.body())
      assert.notInclude(written, photoId)
      for (const { profile } of men) {
        assert.notInclude(written, profile.id)
        assert.notInclude(written, `"${profile.name}"`)
      }
    }
  })

  test('refuse a cursor of somebody else', async ({ assert, client }) => {
    const men = manyMembers(man, 30)
    const premiumAda = ada({ user: { paidUser: true } })
    await join(premiumAda, bob(), ...men)
    for (const admirer of men) await storeLike(admirer, ada())
    const { next } = (await open(client, '/likes/received', premiumAda)).inertiaProps
    await storeLike(bob(), ada(), { day: 2 })
    await storeLike(ada(), bob())
    const { inertiaProps: mine } = await open(client, `/likes/received?after=${next}`, premiumAda)
    assert.lengthOf(mine.likes, 6)
    const { inertiaProps: his } = await open(client, `/likes/received?after=${next}`, bob())
    assert.lengthOf(his.likes, 1)
  })

  test('never lock a fictional profile', async ({ assert, client }) => {
    const fiction = bob({ profile: { fictional: true } })
    await join(ada(), fiction)
    await storeLike(fiction, ada())
    const [{ member }] = await likesOf(client, ada(), 'received')
    assert.isTrue(member.fictional)
    const { inertiaProps: props } = await open(client, '/likes', ada())
    assert.equal(props.locked, 0)
  })

  test('stay in the badge when the list is opened', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeLike(bob(), ada())
    const { inertiaProps: before } = await open(client, '/members', ada())
    assert.equal(before.badges.likes, 1)
    const { inertiaProps: after } = await open(client, '/likes/received', ada())
    assert.equal(after.badges.likes, 1)
  })
})
