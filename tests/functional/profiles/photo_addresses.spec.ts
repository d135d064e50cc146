import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Photo from '#models/photo'
import { photoUrl } from '#queries/profiles/photo_url'
import { signatureOf } from '#queries/profiles/photo_signature'
import { askPage, open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { setSetting } from '#tests/support/sites/settings'
import { appearanceTo } from '#tests/support/profiles/photo_visibility'

test.group('The URL of a photo', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo()))

  test('lets only the browser cache the file, and revalidates it', async ({ assert, client }) => {
    const [photoId, url] = await adasPhoto()
    const first = await ask(client, url)
    first.assertHeader('content-type', 'image/webp')
    first.assertHeader('cache-control', 'private, no-cache')
    const tag = first.header('etag') ?? ''
    assert.notInclude(tag, photoId)

    const again = await ask(client, url, tag)
    again.assertStatus(304)
    again.assertHeader('cache-control', 'private, no-cache')
    assert.isEmpty(again.text() ?? '')
  })

  test('is 404 after a block, for cached files too: by {blocker}')
    .with([
      { blocker: 'the owner', pair: [ada(), bob()] },
      { blocker: 'the viewer', pair: [bob(), ada()] },
    ] as const)
    .run(async ({ client }, { pair }) => {
      const [, url] = await adasPhoto()
      const first = await ask(client, url)
      first.assertStatus(200)
      await block(...pair)
      const again = await ask(client, url, first.header('etag'))
      again.assertStatus(404)
    })

  test('is 404 for a cached clear file of a photo made private since', async ({ client }) => {
    const [photoId, url] = await adasPhoto()
    const first = await ask(client, url)
    await Photo.query().where('id', photoId).update({ isPrivate: true })
    const again = await ask(client, url, first.header('etag'))
    again.assertStatus(404)
  })

  test('is valid for one viewer and one variant alone', async ({ client }) => {
    const photoId = await storePhoto(ada(), { main: true })
    await storeFiles(photoId)
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

  test('that has expired redirects to a new one, if its viewer may still see it', async ({
    assert,
    client,
  }) => {
    const photoId = await storePhoto(ada(), { main: true })
    await storeFiles(photoId)
    const mark = { photoId, variant: 'thumb', viewerId: bob().profile.id, until: 1000 } as const
    const old = `/photos/${photoId}/thumb?until=1000&mark=${signatureOf(mark)}`
    const asked = () => askPage(client, old, bob())
    const renewed = await asked()
    renewed.assertHeader('cache-control', 'no-store')
    assert.equal(renewed.header('location'), photoUrl(photoId, 'thumb', bob().profile.id))
    await block(ada(), bob())
    const refused = await asked()
    refused.assertStatus(404)
  })

  test('is 404 when it is {title}')
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

/** Requests the photo as Bob's browser, with the ETag of its cache. */
async function ask(client: ApiClient, url: string, tag?: string) {
  const request = client.get(url).loginAs(await account(bob()))
  return tag ? request.header('if-none-match', tag) : request
}

/** The id of Ada's main photo, and its URL for Bob. */
async function adasPhoto() {
  const photoId = await storePhoto(ada(), { main: true })
  await storeFiles(photoId)
  return [photoId, photoUrl(photoId, 'thumb', bob().profile.id)] as const
}

test.group('A photo', (group) => {
  inTransaction(group)

  test('of the first few follows the setting of the site', async ({ assert, client }) => {
    await setSetting('free_visible_photos', 0)
    await join(ada(), bob())
    const photoId = await storePhoto(ada())
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, bob()), 'veiled')
  })
})
