import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp, { type Sharp } from 'sharp'
import { photoVariants } from '#core/ports/photo_storage'
import Photo from '#models/photo'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import {
  drawing,
  phonePhoto,
  photoWithEdges,
  bomb,
  noise,
} from '#tests/support/profiles/picture_files'
import { join, account, countOf } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { upload, filesOnTheWay, storedFiles } from '#tests/support/profiles/uploads'
import Profile from '#models/profile'
import { unwritableUploadFolder } from '#tests/support/profiles/upload_folder'
import limiter from '@adonisjs/limiter/services/main'
import { storeOfAllNodes } from '#config/limiter'
import { sitePorts } from '#tests/support/site/ports'

const megabyte = 1024 * 1024

test.group('An upload', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is turned upright, without its location data', async ({ assert, client }) => {
    const sent = await phonePhoto()
    assert.isTrue(sent.includes('Phone of Ada'))
    const response = await upload(client, ada(), sent)
    response.assertStatus(201)

    const photo = await Photo.findOrFail(response.body().id)
    assert.deepEqual([photo.width, photo.height, photo.status], [400, 600, 'pending'])
    const { photos } = await sitePorts()
    for (const variant of photoVariants) {
      const file = await photos.read(photo.storageKey, variant)
      const about = await sharp(file ?? undefined).metadata()
      assert.equal(about.format, 'webp')
      assert.isUndefined(about.exif ?? about.xmp ?? about.iptc ?? about.orientation)
    }
    const full = await photos.read(photo.storageKey, 'full')
    const [red, , blue] = await sharp(full ?? undefined)
      .raw()
      .toBuffer()
    assert.isTrue(red > 200 && blue < 100, 'the red edge is on top')
  })

  test('of the first photo makes it the main one on every page', async ({ assert, client }) => {
    const response = await upload(client, ada(), await drawing().png().toBuffer())
    const page = await open(client, '/profile/photos', ada())
    assert.include(page.inertiaProps.me.picture, response.body().id)
    page.assertInertiaPropsContains({ photos: [{ main: true, status: 'pending' }] })
  })

  test('may have any pixel format: {kind}')
    .with([
      { kind: 'grey', make: () => drawing().greyscale().jpeg() },
      { kind: 'half transparent', make: () => drawing().ensureAlpha(0.5).png() },
      { kind: '16 bits', make: () => drawing().toColourspace('rgb16').png() },
      { kind: 'CMYK', make: () => drawing().toColourspace('cmyk').jpeg() },
      { kind: 'a palette', make: () => drawing().png({ palette: true }) },
    ])
    .run(async ({ client }, { make }) => {
      const response = await upload(client, ada(), await make().toBuffer())
      response.assertStatus(201)
    })

  test('of exactly 15 MB and 200 pixels a side is accepted', async ({ client }) => {
    const response = await upload(client, ada(), await padded(15 * megabyte))
    response.assertStatus(201)
  })

  test('is refused, in Dutch, when it is {title}')
    .with([
      {
        title: 'HEIC',
        make: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
        says: 'Dit is een HEIC-foto, en die kunnen we niet openen. Sla hem op als JPEG en probeer het opnieuw.',
      },
      {
        title: 'cut off',
        make: async () => (await noise()).subarray(0, 40_000),
        says: 'Deze foto is beschadigd of niet compleet. Kies een andere.',
      },
      {
        title: 'a header alone',
        make: async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
        says: 'Deze foto is beschadigd of niet compleet. Kies een andere.',
      },
      {
        title: 'a bomb',
        make: async () => bomb(60_000, 60_000),
        says: 'Deze foto heeft te veel pixels: maximaal 64 miljoen. Maak hem kleiner en probeer het opnieuw.',
      },
      {
        title: 'a bomb of 16 bits, interlaced',
        make: async () => bomb(8000, 7400, { bits: 16, interlaced: true }),
        says: 'Deze foto heeft te veel pixels: maximaal 16 miljoen. Maak hem kleiner en probeer het opnieuw.',
      },
      {
        title: 'one byte more than 15 MB',
        make: () => padded(15 * megabyte + 1),
        says: 'Dit bestand is te groot: maximaal 15\u00a0MB.',
      },
    ])
    .run(async ({ assert, client }, { make, says }) => {
      const response = await upload(client, ada(), await make())
      response.assertStatus(422)
      assert.equal(response.body().message, says)
      assert.equal(await countOf('photos'), 0)
      assert.deepEqual(await storedFiles(), [])
      assert.isNull((await Profile.findOrFail(ada().profile.id)).mainPhotoId)
      assert.deepEqual(filesOnTheWay(), [])
    })

  test('without a file is refused as no picture', async ({ client }) => {
    const owner = await account(ada())
    const post = () =>
      client.post('/profile/photos?client_id=one').loginAs(owner).withCsrfToken().accept('json')
    const requests = [
      post().json({ photo: 'me.jpg' }),
      post().field('photo', 'me.jpg'),
      post().header('content-type', 'multipart/form-data').form('photo=me.jpg'),
    ]
    for (const request of requests) {
      const response = await request
      response.assertStatus(422)
      response.assertBodyContains({ refusal: 'picture_unknown' })
    }
  })

  test('is not taken for a bad file when this node cannot write it', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(unwritableUploadFolder())
    const response = await upload(client, ada(), await drawing().jpeg().toBuffer())
    response.assertStatus(503)
    response.assertBodyContains({ refusal: 'storage_unavailable' })
    assert.equal(await countOf('photos'), 0)
  })

  test('without an id of its own is refused in words', async ({ assert, client }) => {
    const user = await account(ada())
    const response = await client
      .post('/profile/photos')
      .loginAs(user)
      .withCsrfToken()
      .accept('json')
      .file('photo', await drawing().jpeg().toBuffer(), { filename: 'me.jpg' })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].message, 'Vul dit in.')
  })

  test('of a photo of the album is refused, whatever its name', async ({ assert, client }) => {
    const first = await upload(client, ada(), await photoWithEdges().png().toBuffer())
    first.assertStatus(201)
    const again = await upload(client, ada(), await photoWithEdges().png().toBuffer(), 'copy.png')
    again.assertStatus(422)
    assert.equal(again.body().message, 'Deze foto heb je al toegevoegd.')
    const other = await upload(client, ada(), await photoWithEdges().rotate(90).png().toBuffer())
    other.assertStatus(201)
    const elsewhere = await upload(client, bob(), await photoWithEdges().png().toBuffer())
    elsewhere.assertStatus(201)
  })

  test('keeps the colours of 16 bits with a profile', async ({ assert, client }) => {
    const files = await filesOf(
      client,
      drawing().toColourspace('rgb16').withIccProfile('srgb').png()
    )
    const [red, green, blue] = files[1].first
    assert.isTrue(red > 250 && green < 6 && blue < 6, `${red} ${green} ${blue}`)
  })

  test('of a wide panorama is cut from the source, and a small one never enlarged', async ({
    assert,
    client,
  }) => {
    const sizes = async (width: number, height: number) => {
      const files = await filesOf(client, drawing(width, height).jpeg())
      return files.map((file) => `${file.width}x${file.height}`).join(' ')
    }
    assert.equal(await sizes(6000, 900), '360x480 1600x240 480x480')
    assert.equal(await sizes(200, 200), '150x200 200x200 200x200')
    assert.equal(await sizes(900, 1200), '360x480 900x1200 480x480')
  })

  test('is refused from another site', async ({ assert, client }) => {
    const picture = await drawing().jpeg().toBuffer()
    await client
      .post('/profile/photos?client_id=one')
      .loginAs(await account(ada()))
      .redirects(0)
      .file('photo', picture, { filename: 'me.jpg' })
    assert.equal(await countOf('photos'), 0)
  })
})

/** What the files of an upload of Ada are. */
async function filesOf(client: ApiClient, picture: Sharp) {
  const response = await upload(client, ada(), await picture.toBuffer())
  const { storageKey } = await Photo.findOrFail(response.body().id)
  const { photos } = await sitePorts()
  const files = await Promise.all(photoVariants.map((one) => photos.read(storageKey, one)))
  return Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file ?? undefined)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { ...info, first: [...data.subarray(0, 3)] }
    })
  )
}

/** The smallest picture that is taken, in a file of so many bytes. */
async function padded(bytes: number) {
  const picture = await drawing(200, 200).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

const noPicture = Buffer.from('no picture')

test.group('Uploads', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('are limited to 60 in ten minutes, and then told to wait', async ({ assert, client }) => {
    await uploadedBefore(59)
    const sixtieth = await upload(client, ada(), noPicture)
    sixtieth.assertStatus(422)
    const next = await upload(client, ada(), noPicture)
    next.assertStatus(429)
    next.assertHeader('retry-after')
    assert.match(next.body().message, /^Dit heb je te vaak geprobeerd.*over 10 minuten opnieuw\.$/)
    const other = await upload(client, bob(), noPicture)
    other.assertStatus(422)
  })
})

/** Stands for so many files that Ada sent within this second. */
async function uploadedBefore(times: number) {
  const limit = limiter.use(storeOfAllNodes, { requests: 60, duration: '10 minutes' })
  await limit.set(`uploads_${ada().user.id}`, times, '10 minutes')
}
