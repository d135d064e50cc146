import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { setSetting } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { getJson, postEmpty } from '#tests/support/messaging/conversations'
import { man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen } from '#tests/support/likes/likes'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'

const premiumAda = ada({ user: { paidUser: true } })
const fiction = bob({ profile: { fictional: true } })

test.group('GET /api/auto-like.php', (group) => {
  inTransaction(group)

  test('answers the newest unseen like, with its match picture', async ({ assert, client }) => {
    const carl = man(5)
    await join(premiumAda, bob(), carl)
    const photoId = await storePhoto(bob(), { main: true })
    await storeFiles(photoId)
    await storeLike(carl, ada(), { day: 1 })
    await storeLike(bob(), ada(), { day: 2 })
    const { profile, match } = await newLike(client, premiumAda)
    assert.isFalse(match)
    assert.containsSubset(profile, { id: bob().profile.id, name: 'Bob', fictional: false })
    assert.include(profile.main_image.match, `/photos/${photoId}/match`)
    const picture = await client.get(profile.main_image.match).loginAs(await account(premiumAda))
    assert.equal(String(picture.body()), `match of ${photoId}`)
  })

  test('skips seen likes, and does not mark the new one as seen', async ({ assert, client }) => {
    const carl = man(5)
    await join(premiumAda, bob(), carl)
    await storeLike(carl, ada(), { day: 1 })
    await storeLike(bob(), ada(), { day: 2, seen: true })
    assert.equal((await newLike(client, premiumAda)).profile.id, carl.profile.id)
    assert.isTrue(await isUnseen(carl, ada()))
  })

  test('says when it is a match', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeLike(ada(), bob())
    await storeLike(bob(), ada())
    const { profile, match } = await newLike(client, ada())
    assert.isTrue(match)
    assert.equal(profile.name, 'Bob')
  })

  test('gives a free member a veil, and nothing of the liker', async ({ assert, client }) => {
    await join(ada(), bob())
    const photoId = await storePhoto(bob(), { main: true })
    await storeLike(bob(), ada())
    const { profile, match } = await newLike(client, ada())
    const { main_image: image, ...rest } = profile
    assert.deepEqual([match, rest], [false, { id: null, name: null, age: null, fictional: false }])
    const sent = JSON.stringify(profile)
    for (const id of [bob().profile.id, photoId]) assert.notInclude(sent, id)
    // Looked for as a word: the address of the picture holds random letters.
    assert.notMatch(sent, /\bBob\b/)
    const veil = await client.get(image.match).loginAs(await account(ada()))
    veil.assertHeader('content-type', 'image/svg+xml')
  })

  test('returns no liker when there is no new like, or the liker is disabled or blocked', async ({
    assert,
    client,
  }) => {
    const gone = man(5, { status: 'disabled' })
    await join(premiumAda, bob(), gone)
    assert.deepEqual(await newLike(client, premiumAda), { profile: null, match: false })
    await storeLike(gone, ada())
    assert.deepEqual(await newLike(client, premiumAda), { profile: null, match: false })
    await storeLike(bob(), ada())
    await postEmpty(client, premiumAda, `/members/${bob().profile.id}/block`)
    assert.deepEqual(await newLike(client, premiumAda), { profile: null, match: false })
  })
})

test.group('A like of a fictional profile', (group) => {
  inTransaction(group)

  test('is sent automatically only where the site enables it', async ({ assert, client }) => {
    await join(ada(), fiction)
    assert.isNull((await newLike(client, ada())).profile)
    assert.equal(await countOf('likes'), 0)

    await setSetting('auto_like', true)
    const { profile } = await newLike(client, ada())
    assert.containsSubset(profile, { id: fiction.profile.id, fictional: true })
    assert.equal(await countOf('likes'), 1)
  })

  test('comes once a day', async ({ assert, client }) => {
    await join(ada(), fiction, man(5, { fictional: true }))
    await setSetting('auto_like', true)
    const { profile } = await newLike(client, ada())
    await open(client, `/likes/m/${profile.id}`, ada())
    assert.isNull((await newLike(client, ada())).profile)
    assert.equal(await countOf('likes'), 1)
  })

  test('never comes before a new like of a real member', async ({ assert, client }) => {
    const carl = man(5)
    await join(premiumAda, fiction, carl)
    await storeLike(carl, ada())
    await setSetting('auto_like', true)
    assert.equal((await newLike(client, premiumAda)).profile.id, carl.profile.id)
    assert.equal(await countOf('likes'), 1)
  })

  test('never comes from {title}')
    .with([
      { title: 'a real member', prepare: () => join(ada(), bob()) },
      {
        title: 'one whom the member blocked',
        prepare: () => join(ada(), fiction).then(() => block(ada(), fiction)),
      },
      {
        title: 'one whom the member does not seek',
        prepare: () => join(ada(), cleo({ profile: { fictional: true } })),
      },
      {
        title: 'a disabled one',
        prepare: () => join(ada(), bob({ profile: { fictional: true, status: 'disabled' } })),
      },
    ])
    .run(async ({ assert, client }, { prepare }) => {
      await prepare()
      await setSetting('auto_like', true)
      assert.isNull((await newLike(client, ada())).profile)
      assert.equal(await countOf('likes'), 0)
    })
})

async function newLike(client: ApiClient, viewer: Person) {
  const response = await getJson(client, viewer, '/api/auto-like.php')
  response.assertStatus(200)
  return response.body()
}
