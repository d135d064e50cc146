import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { manyMembers, man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { storeVisit } from '#tests/support/discovery/visits'
import { storeLike, veilsOn } from '#tests/support/likes/likes'
import { blurredPicture, uniquePicture, unmask } from '#tests/support/likes/unmasking'
import { setSetting } from '#tests/support/sites/settings'
import { account, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storageKeyOf, storePhoto } from '#tests/support/profiles/photos'
import { repeats } from '#tests/support/runner/sample'
import { sitePorts } from '#tests/support/site/ports'

const likers = repeats(80, 100)
const others = 39
/** By pure chance one liker in 119 (or 139) is picked rightly; more than six happen once in 10,000 at most. */
const luck = 6

test.group('The veil of an unknown liker', (group) => {
  inTransaction(group)

  test('tells no more than chance beside all pictures', async ({ assert, client }) => {
    const men = manyMembers(man, likers + others).reverse()
    await join(ada(), ...men)
    const thumbs = await Promise.all(men.map(uniquePicture))
    const blurred = await Promise.all(thumbs.map(blurredPicture))
    for (const [index, one] of men.entries()) await storePicture(one, thumbs[index])
    // Likes of the same moment are listed by falling id: the order of `men`.
    for (const liker of men.slice(0, likers)) await storeLike(liker, ada())

    assert.isAbove(hits(await unmask(blurred.slice(0, likers), thumbs)), likers * 0.9)
    await setSetting('members_per_page', likers)
    const veils = await pictures(client, await veilsOn(client, ada()))
    assert.lengthOf(veils, likers)
    assert.isAtMost(hits(await unmask(veils, thumbs)), luck)
  })

  test('is another one on each view', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeLike(bob(), ada())
    const views = [await veilsOn(client, ada()), await veilsOn(client, ada())]
    const [first, second] = await pictures(client, views.flat())
    assert.notDeepEqual(first, second)
  })

  test('is the same with a photo, without, and with a private one', async ({ assert, client }) => {
    const [carl, dave] = [man(5), man(6)]
    await join(ada(), bob(), carl, dave)
    await storePhoto(bob(), { main: true })
    await storePhoto(carl, { main: true, isPrivate: true })
    for (const liker of [bob(), carl, dave]) await storeLike(liker, ada())
    assert.lengthOf(await pictures(client, await veilsOn(client, ada())), 3)
  })

  test('is a drawing for the member alone, kept by no cache', async ({ assert, client }) => {
    await join(ada(), bob())
    await storeLike(bob(), ada())
    const [veil] = await veilsOn(client, ada())
    const own = await client.get(veil).loginAs(await account(ada()))
    own.assertStatus(200)
    own.assertHeader('content-type', 'image/svg+xml')
    own.assertHeader('cache-control', 'private, no-store')
    assert.notMatch(String(own.body()), /<script|href|\bNaN\b|\bundefined\b/)
    const foreign = await client.get(veil).loginAs(await account(bob()))
    foreign.assertStatus(404)
    const forged = await client.get('/veils/made-up').loginAs(await account(ada()))
    forged.assertStatus(404)
  })
})

test.group('The veil of an unknown visitor', (group) => {
  inTransaction(group)

  test('stands on the tile, another one on each view', async ({ assert, client }) => {
    await join(ada(), bob())
    await storePhoto(bob(), { main: true })
    await storeVisit(bob(), ada(), DateTime.utc(2026, 2, 1))
    const views = [await veilsOn(client, ada(), '/visits'), await veilsOn(client, ada(), '/visits')]
    const [first, second] = await pictures(client, views.flat())
    assert.notDeepEqual(first, second)
  })
})

async function storePicture(owner: Person, thumb: Buffer) {
  const key = storageKeyOf(await storePhoto(owner, { main: true }))
  const { photos } = await sitePorts()
  await photos.put(key, 'thumb', thumb)
}

async function pictures(client: ApiClient, veils: readonly string[]) {
  const user = await account(ada())
  const drawn: Buffer[] = []
  for (const veil of veils) {
    const answer = await client.get(veil).loginAs(user)
    answer.assertStatus(200)
    drawn.push(Buffer.from(answer.body()))
  }
  return drawn
}

/** How often the pick is the one who was hidden. */
function hits(picks: readonly number[]) {
  return picks.filter((pick, index) => pick === index).length
}
