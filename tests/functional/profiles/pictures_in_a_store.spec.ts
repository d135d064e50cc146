import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ApiClient } from '@japa/api-client'
import type { Disk } from '@adonisjs/drive'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { storeOfAllNodes } from '#config/limiter'
import type { Test } from '@japa/runner/core'
import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import { StoredFiles } from '#adapters/drive/stored_files'
import { originOf } from '#config/s3'
import Photo from '#models/photo'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { premiumAda } from '#tests/support/messaging/conversation_photos'
import { conversationBetween, memberState, sendPhoto } from '#tests/support/messaging/conversations'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { drawing } from '#tests/support/profiles/picture_files'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { upload } from '#tests/support/profiles/uploads'
import { diskAt, emptyBucket } from '#tests/support/storage/s3_store'
import { replacePorts } from '#tests/support/time/clock'

/** The whole site keeps its pictures there during this test. */
function keepPicturesIn(
  running: Test,
  main: Disk,
  { old = null as Disk | null, signs = true } = {}
) {
  const photos = new DrivePhotoStorage(new StoredFiles(() => ({ main, old, signs })))
  return replacePorts(running, { photos })
}

test.group('A picture in a store that browsers are sent to', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is fetched there by an address of a minute, kept for less', async ({
    assert,
    client,
    test: it,
  }) => {
    const { settings } = await picturesInBucket(it)
    const answer = await ask(client, await adasPhoto('thumb'))
    answer.assertStatus(302)
    answer.assertHeader('cache-control', 'private, max-age=30')
    assert.isUndefined(answer.header('etag'))
    const address = new URL(answer.header('location') ?? '')
    assert.equal(address.origin, originOf(settings))
    assert.equal(address.searchParams.get('X-Amz-Expires'), '60')
    const file = await fetch(address)
    assert.match(await file.text(), /^thumb of /)
    assert.equal(file.headers.get('content-type'), 'image/webp')
    assert.equal(file.headers.get('cache-control'), 'private, max-age=30')
    address.pathname = address.pathname.replace('-thumb', '-full')
    assert.equal((await fetch(address)).status, 403)
  })

  test('is not for whom the site refuses it', async ({ assert, client, test: it }) => {
    await picturesInBucket(it)
    const url = await adasPhoto('thumb')
    await Photo.query().update({ isPrivate: true })
    assert.equal((await ask(client, url)).status(), 404)
    const veil = await ask(client, photoUrl(idIn(url), 'veil', bobsId))
    assert.include(veil.header('content-type'), 'image/svg+xml')
    await block(ada(), bob())
    assert.equal((await ask(client, url)).status(), 404)
  })

  test('is sent by the site as long as it is on the old disk alone', async ({
    assert,
    client,
    test: it,
  }) => {
    const old = drive.fake()
    it.cleanup(() => drive.restore())
    const url = await adasPhoto('thumb')
    await keepPicturesIn(it, (await emptyBucket()).disk, { old })
    const answer = await ask(client, url)
    answer.assertStatus(200)
    answer.assertHeader('cache-control', 'private, no-cache')
    assert.match(answer.body().toString(), /^thumb of /)
  })

  test('comes from an origin that pages name: {title}')
    .with([
      {
        title: "Amazon's",
        endpoint: null,
        pathStyle: false,
        is: 'https://b.s3.eu-1.amazonaws.com',
      },
      {
        title: 'with the bucket in the path',
        endpoint: 'https://store.example:9000/',
        pathStyle: true,
        is: 'https://store.example:9000',
      },
      {
        title: 'with the bucket in the host',
        endpoint: 'https://store.example',
        pathStyle: false,
        is: 'https://b.store.example',
      },
    ])
    .run(({ assert }, { endpoint, is, pathStyle }) => {
      assert.equal(originOf({ bucket: 'b', region: 'eu-1', endpoint, pathStyle }), is)
    })
})

async function picturesInBucket(it: Test) {
  const bucket = await emptyBucket()
  await keepPicturesIn(it, bucket.disk)
  return bucket
}

test.group('A store that does not answer', (group) => {
  inTransaction(group)
  let silent: Server
  let endpoint: string
  group.setup(async () => {
    silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    return () => {
      silent.closeAllConnections()
      silent.close()
    }
  })
  group.each.setup((it) => keepPicturesIn(it, diskAt(endpoint), { signs: false }))

  test('refuses a photo with a clear text, and keeps no row', async ({ assert, client }) => {
    await join(ada())
    const response = await upload(client, ada(), await drawing().png().toBuffer())
    response.assertStatus(503)
    assert.equal(response.body().refusal, 'storage_unavailable')
    assert.match(response.body().message, /^We kunnen nu even geen foto’s opslaan/)
    assert.equal(await countOf('photos'), 0)
    const counted = limiter.use(storeOfAllNodes, { requests: 60, duration: '10 minutes' })
    assert.equal((await counted.get(`uploads_${ada().user.id}`))?.consumed ?? 0, 0)
  })

  test('takes no credits for a photo that was not sent', async ({ assert, client, test: it }) => {
    await join(premiumAda, bob())
    const id = await conversationBetween(premiumAda, bob())
    const picture = await drawing().png().toBuffer()
    const refused = await sendPhoto(client, premiumAda, id, picture, 'one')
    refused.assertStatus(503)
    assert.equal(refused.body().refusal, 'storage_unavailable')
    assert.containsSubset(await memberState(premiumAda), { credits: 20, messages: 0 })
    await keepPicturesIn(it, (await emptyBucket()).disk)
    const sent = await sendPhoto(client, premiumAda, id, picture, 'one')
    sent.assertStatus(201)
    assert.containsSubset(await memberState(premiumAda), { credits: 18, messages: 1 })
  })

  test('leaves pages as they are, but for the picture itself', async ({ assert, client }) => {
    await join(ada(), bob())
    const photoId = await storePhoto(ada(), { main: true })
    const page = await open(client, `/members/${ada().profile.id}`, bob())
    page.assertStatus(200)
    const picture = await ask(client, photoUrl(photoId, 'thumb', bobsId))
    picture.assertStatus(503)
    assert.equal(picture.body().refusal, 'storage_unavailable')
  })
})

const bobsId = bob().profile.id

/** Requests the picture as the page of Bob's browser does. */
async function ask(client: ApiClient, url: string) {
  return client
    .get(url)
    .loginAs(await account(bob()))
    .header('sec-fetch-dest', 'image')
    .redirects(0)
}

/** The URL of Ada's main photo for Bob. */
async function adasPhoto(variant: 'thumb') {
  const photoId = await storePhoto(ada(), { main: true })
  await storeFiles(photoId)
  return photoUrl(photoId, variant, bobsId)
}

function idIn(url: string) {
  return url.split('/')[2]
}
