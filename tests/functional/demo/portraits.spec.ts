import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { DemoPhotoStorage } from '#adapters/drive/demo_photo_storage'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'
import { photoVariants } from '#core/ports/photo_storage'
import { portraitKey } from '#database/demo/portrait_keys'
import { withFakeDrive } from '#tests/support/storage/fake_drive'

const key = portraitKey('album 1', { gender: 'female', sitter: 3, age: 34 }, 0)

test.group('A portrait of the demo world', (group) => {
  let renderer: CountingRenderer
  let storage: DemoPhotoStorage
  withFakeDrive(group)
  group.each.setup(() => {
    renderer = new CountingRenderer()
    storage = new DemoPhotoStorage(renderer)
  })

  test('is drawn once, when somebody looks, in every size', async ({ assert }) => {
    assert.equal((await storage.measure()).files, 0)
    const read = await Promise.all(photoVariants.map((variant) => storage.read(key, variant)))
    for (const bytes of read) assert.equal((await sharp(bytes!).metadata()).format, 'webp')
    assert.equal((await storage.measure()).files, photoVariants.length)
    await storage.read(key, 'full')
    assert.equal(renderer.rendered, 1)
  })

  test('is drawn again where a process was killed before it had stored every size', async ({
    assert,
  }) => {
    const whole = await storage.read(key, 'full')
    await drive.use().delete(`photos/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}-full.webp`)
    assert.equal((await storage.measure()).files, photoVariants.length - 1)
    assert.deepEqual(await storage.read(key, 'full'), whole)
  })

  test('is what its key says; no other picture is drawn', async ({ assert }) => {
    const other = portraitKey('album 2', { gender: 'male', sitter: 3, age: 34 }, 0)
    assert.notDeepEqual(await storage.read(other, 'full'), await storage.read(key, 'full'))
    assert.isNull(await storage.read('0'.repeat(64), 'full'))
    assert.equal(renderer.rendered, 2)
  })
})

class CountingRenderer extends SharpPictureRenderer {
  rendered = 0

  async render(...parameters: Parameters<SharpPictureRenderer['render']>) {
    this.rendered++
    return super.render(...parameters)
  }
}
