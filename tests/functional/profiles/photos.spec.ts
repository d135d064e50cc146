import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { photoUrl } from '#queries/profiles/photo_url'
import { signatureOf, validUntil } from '#support/profiles/picture_mark'
import { block, forgetSettings, open, setSetting } from '#tests/support/browse'
import { inTransaction } from '#tests/support/database'
import { account, join } from '#tests/support/members'
import { ada, bob, cleo } from '#tests/support/people'
import { givePhoto, keepFiles } from '#tests/support/pictures'
import { shownOnProfile, sightOf, type Sight } from '#tests/support/sights'

const premiumBob = bob({ user: { paidUser: true } })
const viewers = { 'a visitor': undefined, 'a free member': bob(), 'a premium member': premiumBob }

test.group('A photo', (group) => {
  inTransaction(group)
  group.each.setup(() => forgetSettings)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('{photo} is {sight} to {viewer}')
    .with([
      ...seen('the main one', { main: true }, ['clear', 'clear', 'clear']),
      ...seen('the third public one', { position: 3 }, ['blurred', 'clear', 'clear']),
      ...seen('the fourth public one', { position: 4 }, ['blurred', 'blurred', 'clear']),
      ...seen('a private one', { isPrivate: true }, ['blurred', 'blurred', 'clear']),
      ...seen('a private main one', { isPrivate: true, main: true }, [
        'blurred',
        'blurred',
        'clear',
      ]),
      ...seen('a pending one', { status: 'pending' as const }, ['hidden', 'hidden', 'hidden']),
      ...seen('a rejected one', { status: 'rejected' as const }, ['hidden', 'hidden', 'hidden']),
    ])
    .run(async ({ assert, client }, { wishes, viewer, sight }) => {
      const viewing = viewers[viewer]
      await join(ada(), ...(viewing ? [viewing] : []))
      for (let position = 1; position < (wishes.position ?? 0); position++) {
        await givePhoto(ada(), { position })
      }
      const photoId = await givePhoto(ada(), wishes)
      await keepFiles(photoId)
      assert.equal(await sightOf(client, photoId, viewing), sight)
      assert.deepEqual(await shownOnProfile(client, ada(), photoId, viewing), shownAs[sight])
    })

  test('that is not approved does not take a place among the clear ones', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    for (const position of [1, 2, 3]) await givePhoto(ada(), { position, status: 'pending' })
    const photoId = await givePhoto(ada(), { position: 4 })
    await keepFiles(photoId)
    assert.equal(await sightOf(client, photoId, bob()), 'clear')
  })

  test('is clear to its owner, whatever its status', async ({ assert, client }) => {
    await join(ada())
    const photoId = await givePhoto(ada(), { status: 'rejected', isPrivate: true })
    await keepFiles(photoId)
    assert.equal(await sightOf(client, photoId, ada()), 'clear')
  })

  test('is hidden to everyone when its owner is disabled', async ({ assert, client }) => {
    await join(ada({ profile: { status: 'disabled' } }), premiumBob)
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    assert.equal(await sightOf(client, photoId, premiumBob), 'hidden')
  })

  test('is hidden when one of the two blocked the other', async ({ assert, client }) => {
    await join(ada(), premiumBob)
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    await block(ada(), premiumBob)
    assert.equal(await sightOf(client, photoId, premiumBob), 'hidden')
  })

  test('of the first few follows the setting of the site', async ({ assert, client }) => {
    await setSetting('free_visible_photos', 0)
    await join(ada(), bob())
    const photoId = await givePhoto(ada())
    await keepFiles(photoId)
    assert.equal(await sightOf(client, photoId, bob()), 'blurred')
  })

  test('may be kept by the browser alone while its address is good, and is not sent twice', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    const url = photoUrl(photoId, 'thumb', null)
    const first = await client.get(url)
    first.assertHeader('content-type', 'image/webp')
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(cacheControl(first)) ?? []
    assert.isTrue(Number(seconds) >= 30 * 60 - 60 && Number(seconds) <= 60 * 60)
    const tag = first.header('etag') ?? ''
    assert.notInclude(tag, photoId)

    const again = await client.get(url).header('if-none-match', tag)
    again.assertStatus(304)
  })

  test('that was hidden since is not "not modified"', async ({ client }) => {
    await join(ada(), bob())
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    const url = photoUrl(photoId, 'thumb', bob().profile.id)
    const first = await client.get(url).loginAs(await account(bob()))
    first.assertStatus(200)
    await block(ada(), bob())
    const again = await client
      .get(url)
      .loginAs(await account(bob()))
      .header('if-none-match', first.header('etag') ?? '')
    again.assertStatus(404)
  })

  test('has an address that is good for one viewer and one variant alone', async ({ client }) => {
    await join(ada(), bob(), cleo())
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    const url = photoUrl(photoId, 'thumb', bob().profile.id)
    const addresses = [
      { url, viewer: bob(), status: 200 },
      { url, viewer: cleo(), status: 404 },
      { url, viewer: undefined, status: 404 },
      { url: url.replace('/thumb', '/full'), viewer: bob(), status: 404 },
      { url: url.replace(/until=\d+/, 'until=9999999999'), viewer: bob(), status: 404 },
      { url: url.replace(/mark=./, 'mark=é'), viewer: bob(), status: 404 },
      { url: url.replace(/\?.*/, ''), viewer: bob(), status: 404 },
    ]
    for (const { url: asked, viewer, status } of addresses) {
      const response = await open(client, encodeURI(asked), viewer)
      response.assertStatus(status)
    }
  })

  test('whose address is too old is given a new one, if its viewer may still see it', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    const photoId = await givePhoto(ada(), { main: true })
    await keepFiles(photoId)
    const mark = { photoId, variant: 'thumb', viewerId: bob().profile.id, until: 1000 } as const
    const old = `/photos/${photoId}/thumb?until=1000&mark=${signatureOf(mark)}`
    const asked = async () =>
      client
        .get(old)
        .loginAs(await account(bob()))
        .redirects(0)
    const renewed = await asked()
    renewed.assertHeader('cache-control', 'no-store')
    assert.equal(renewed.header('location'), photoUrl(photoId, 'thumb', bob().profile.id))
    await block(ada(), bob())
    const refused = await asked()
    refused.assertStatus(404)
  })

  test('keeps its address for half an hour, so that the cache is of use', ({ assert }) => {
    const start = 1_000 * 30 * 60 * 1000
    const end = start + 30 * 60 * 1000 - 1
    assert.equal(validUntil(start), validUntil(end))
    assert.equal(validUntil(start) - start / 1000, 60 * 60)
    assert.isAbove(validUntil(end) - end / 1000, 30 * 60)
    assert.isAbove(validUntil(end + 1), validUntil(end))
  })

  test('is not there when it is {title}')
    .with([
      { title: 'unknown', url: photoUrl(ada().profile.id, 'thumb', null) },
      { title: 'no id', url: '/photos/1/thumb' },
      { title: 'of no variant', url: `/photos/${ada().profile.id}/original` },
      { title: 'a path', url: `/photos/${ada().profile.id}/..%2fthumb` },
    ])
    .run(async ({ client }, { url }) => {
      const response = await client.get(url)
      response.assertStatus(404)
    })
})

function cacheControl(response: ApiResponse) {
  return response.header('cache-control') ?? ''
}

const shownAs = {
  clear: [{ locked: false, variant: 'full' }],
  blurred: [{ locked: true, variant: 'blurred' }],
  hidden: [],
}

/** The same photo before the three kinds of viewers. */
function seen<W>(photo: string, wishes: W, sights: [Sight, Sight, Sight]) {
  const kinds = ['a visitor', 'a free member', 'a premium member'] as const
  return kinds.map((viewer, index) => ({
    photo,
    viewer,
    sight: sights[index],
    wishes: wishes as W & { position?: number },
  }))
}
