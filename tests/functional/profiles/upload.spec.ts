import drive from '@adonisjs/drive/services/main'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Ports } from '#core/ports'
import { photoVariants } from '#core/ports/photo_storage'
import Photo from '#models/photo'
import { clearSettingsCache } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { drawing, phonePhoto } from '#tests/support/profiles/picture_files'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { upload } from '#tests/support/profiles/uploads'

const megabyte = 1024 * 1024

test.group('An upload', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('is turned upright, without its location data', async ({ assert, client }) => {
    await join(ada())
    const sent = await phonePhoto()
    assert.isTrue(sent.includes('Phone of Ada'))
    const response = await upload(client, ada(), sent)
    response.assertStatus(201)

    const photo = await Photo.findOrFail(response.body().id)
    assert.deepEqual([photo.width, photo.height, photo.status], [400, 600, 'pending'])
    const { photos } = await app.container.make(Ports)
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

  test('of the first photo makes it the main one, seen on every page', async ({
    assert,
    client,
  }) => {
    await join(ada())
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
      await join(ada())
      const response = await upload(client, ada(), await make().toBuffer())
      response.assertStatus(201)
    })

  test('of exactly 15 MB and 200 pixels a side is accepted', async ({ client }) => {
    await join(ada())
    const picture = await drawing(200, 200).jpeg().toBuffer()
    const padded = Buffer.concat([picture, Buffer.alloc(16 * megabyte)]).subarray(0, 15 * megabyte)
    const response = await upload(client, ada(), padded)
    response.assertStatus(201)
  })
})
