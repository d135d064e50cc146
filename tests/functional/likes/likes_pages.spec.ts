import { test } from '@japa/runner'
import { allPages, open } from '#tests/support/http/open_page'
import { manyMembers, man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen, likedNames, likesOf, type LikeTile } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const premiumAda = ada({ user: { paidUser: true } })

test.group('The likes of a premium member', (group) => {
  inTransaction(group)

  test('name who likes them, the new ones first, then the latest', async ({ assert, client }) => {
    const men = [man(5), man(6), man(7), man(8)]
    await join(premiumAda, ...men)
    await storeLike(men[0], ada(), { day: 1 })
    await storeLike(men[1], ada(), { day: 2 })
    await storeLike(men[2], ada(), { day: 3, seen: true })
    await storeLike(men[3], ada(), { day: 4, seen: true })
    const likes = await likesOf(client, premiumAda, 'received')
    assert.deepEqual(
      likes.map(({ member, isNew }) => [member?.name, isNew]),
      [
        ['Bob 6', true],
        ['Bob 5', true],
        ['Bob 8', false],
        ['Bob 7', false],
      ]
    )
  })

  test('stay new until the profile is opened, not just the list', async ({ assert, client }) => {
    await join(premiumAda, bob())
    await storeLike(bob(), ada())
    await open(client, '/likes', premiumAda)
    const page = await open(client, '/likes', premiumAda)
    assert.isTrue(page.inertiaProps.likes[0].isNew)
    assert.equal(page.inertiaProps.badges.likes, 1)

    await open(client, `/likes/m/${bob().profile.id}`, premiumAda)
    assert.isFalse(await isUnseen(bob(), ada()))
    const [again] = await likesOf(client, premiumAda, 'received')
    assert.isFalse(again.isNew)
  })

  test('keep order and marks on later pages when profiles were opened meanwhile', async ({
    assert,
    client,
  }) => {
    const men = manyMembers(man, 28)
    await join(premiumAda, ...men)
    for (const [index, admirer] of men.entries())
      await storeLike(admirer, ada(), { day: 1 + index })
    const first = await open(client, '/likes/received', premiumAda)
    await open(client, `/likes/m/${men[2].profile.id}`, premiumAda)
    const url = `/likes/received?after=${first.inertiaProps.next}`
    const { likes } = (await open(client, url, premiumAda)).inertiaProps
    assert.deepEqual(
      likedNames(likes),
      men
        .slice(0, 4)
        .map(({ profile }) => profile.name)
        .reverse()
    )
    assert.isTrue(likes.every(({ isNew }: LikeTile) => isNew))
  })

  test('are paged without repeating or skipping anyone', async ({ assert, client }) => {
    const men = manyMembers(man, 60)
    await join(premiumAda, ...men)
    for (const [index, admirer] of men.entries()) {
      await storeLike(admirer, ada(), { day: 1 + (index % 20), seen: index % 2 === 0 })
    }
    const pages = await allPages<LikeTile>(client, '/likes/received', premiumAda, 'likes')
    const all = pages.flat()
    assert.deepEqual(
      pages.map((page) => page.length),
      [24, 24, 12]
    )
    assert.lengthOf(new Set(all.map(({ member }) => member?.id)), 60)
    assert.deepEqual(
      all.map(({ isNew }) => isNew),
      all.map((_, index) => index < 30)
    )
  })

  test('list whom they like, and who likes them back', async ({ assert, client }) => {
    const [carl, dave] = [man(5), man(6)]
    await join(premiumAda, bob(), carl, dave)
    await storeLike(ada(), bob(), { day: 1 })
    await storeLike(ada(), carl, { day: 2 })
    await storeLike(carl, ada())
    await storeLike(dave, ada())
    assert.deepEqual(likedNames(await likesOf(client, premiumAda, 'given')), ['Bob 5', 'Bob'])
    assert.deepEqual(likedNames(await likesOf(client, premiumAda, 'matches')), ['Bob 5'])
    const { inertiaProps: props } = await open(client, '/likes', premiumAda)
    assert.deepEqual(props.counts, { received: 2, given: 2, matches: 1 })
    assert.equal(props.locked, 0)
  })

  test('leave out a disabled member, whose like stays new', async ({ assert, client }) => {
    const newcomer = bob({ profile: { status: 'disabled' } })
    await join(premiumAda, newcomer)
    await storeLike(newcomer, ada())
    assert.isEmpty(await likesOf(client, premiumAda, 'received'))
    assert.isTrue(await isUnseen(newcomer, ada()))
  })
})
