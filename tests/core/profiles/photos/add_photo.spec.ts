import { test } from '@japa/runner'
import { addPhoto } from '#core/profiles/photos/add_photo'
import { photoVariants } from '#core/ports/photo_storage'
import { StorageUnavailable } from '#core/ports/storage_unavailable'
import { defaultSettings as settings, type SiteSettings } from '#core/sites/settings/settings'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { albumOf, fillAlbum } from '#tests/support/profiles/albums'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const premium = ada({ user: { paidUser: true } })

test.group('Adding a photo', () => {
  test('stores every variant, pending approval', async ({ assert }) => {
    const ports = await portsWith(ada())
    const photo = await added(ports)
    const plain = { isPrivate: false, caption: null, rejection: null }
    assert.containSubset(photo, { status: 'pending', position: 1, ...plain })
    const variants = photoVariants.map((variant) => `${photo?.storageKey}/${variant}`)
    assert.deepEqual([...ports.photos.files.keys()], variants)
  })

  test('publishes it at once where the site moderates afterwards', async ({ assert }) => {
    const photo = await added(await portsWith(ada()), { photoModeration: 'after' })
    assert.equal(photo?.status, 'active')
  })

  test('is refused while the storage does not work, and keeps no row', async ({ assert }) => {
    const ports = await portsWith(ada())
    ports.photos.put = () => Promise.reject(new StorageUnavailable('disk full'))
    assert.containSubset(await upload(ports), { ok: false, refusal: 'storage_unavailable' })
    assert.lengthOf((await albumOf(ports, ada())).order, 0)
  })

  test('makes the first photo the main one, and appends the next', async ({ assert }) => {
    const ports = await portsWith(ada())
    const first = await added(ports)
    const second = await added(ports)
    const album = await albumOf(ports, ada())
    assert.deepEqual(album, { order: [first?.id, second?.id], main: first?.id })
    assert.equal(second?.position, 2)
  })

  test('is refused to a free member who has 3, and stores no files', async ({ assert }) => {
    const ports = await portsWith(ada())
    await fillAlbum(ports, ada(), 'one', 'two', 'three')
    const refused = await upload(ports)
    assert.containSubset(refused, { refusal: 'photo_limit_reached', details: { max: 3 } })
    assert.lengthOf((await albumOf(ports, ada())).order, 3)
    assert.equal(ports.photos.files.size, 0)
  })

  test('never exceeds 25 photos, also with concurrent requests', async ({ assert }) => {
    const ports = await portsWith(premium)
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => upload(ports)))
    const stored = outcomes.filter(({ ok }) => ok)
    assert.lengthOf(stored, 25)
    assert.lengthOf((await albumOf(ports, premium)).order, 25)
    assert.equal(ports.photos.files.size, 25 * photoVariants.length)
  })

  test('stores a retried upload once, without rendering it again', async ({ assert }) => {
    const ports = await portsWith(ada())
    await fillAlbum(ports, ada(), 'one', 'two')
    const first = await upload(ports, {}, 'upload')
    ports.pictures.refusal = 'picture_broken'
    assert.deepEqual(await upload(ports, {}, 'upload'), first)
    assert.lengthOf((await albumOf(ports, ada())).order, 3)
    assert.equal(ports.photos.files.size, photoVariants.length)
  })

  test('stores an upload once whose retry arrives meanwhile', async ({ assert }) => {
    const ports = await portsWith(ada())
    const [first, second] = await Promise.all([
      upload(ports, {}, 'upload'),
      upload(ports, {}, 'upload'),
    ])
    assert.deepEqual(first, second)
    assert.lengthOf((await albumOf(ports, ada())).order, 1)
    assert.equal(ports.photos.files.size, photoVariants.length)
  })

  test('is refused for a picture that is in the album, and keeps no files of it', async ({
    assert,
  }) => {
    const ports = await portsWith(ada())
    ports.pictures.picture = { hash: '0f1e2d3c4b5a6978', mirrored: '8796a5b4c3d2e1f0' }
    assert.isTrue((await upload(ports)).ok)
    assert.containSubset(await upload(ports), { ok: false, refusal: 'photo_twice' })
    assert.equal(ports.photos.files.size, photoVariants.length)
  })

  test('{refusal}: nothing is stored of a picture that cannot be rendered')
    .with([
      { refusal: 'picture_broken' },
      { refusal: 'picture_too_small' },
      { refusal: 'picture_too_large' },
    ] as const)
    .run(async ({ assert }, { refusal }) => {
      const ports = await portsWith(ada())
      ports.pictures.refusal = refusal
      const refused = await upload(ports)
      assert.equal(!refused.ok && refused.refusal, refusal)
      assert.deepEqual(await albumOf(ports, ada()), { order: [], main: null })
      assert.equal(ports.photos.files.size, 0)
    })

  test('{refusal}: a file is refused by its size and first bytes, without decoding')
    .with([
      { refusal: 'picture_too_heavy', head: jpeg, size: 15 * 1024 * 1024 + 1 },
      { refusal: 'picture_heic', head: bytesOf('\0\0\0\x18ftypheic'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('GIF89a'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('%PDF-1.7'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('RIFF\x10\0\0\0WAVEfmt '), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('FORM\x10\0\0\0WEBPVP8 '), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('\0\0\0\x18ftypisom'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('\0\0\0\x18moovheic'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf('<svg xmlns="http'), size: 100 },
      { refusal: 'picture_unknown', head: bytesOf(''), size: 0 },
    ])
    .run(async ({ assert }, { refusal, head, size }) => {
      const ports = await portsWith(ada())
      const read = async () => assert.fail('was read')
      const refused = await addFile(ports, { head, size, read })
      assert.equal(!refused.ok && refused.refusal, refusal)
    })

  test('{kind} is a picture')
    .with([
      { kind: 'JPEG', head: jpeg },
      { kind: 'PNG', head: bytesOf('\x89PNG\r\n\x1a\n') },
      { kind: 'WebP', head: bytesOf('RIFF\x10\0\0\0WEBPVP8 ') },
    ])
    .run(async ({ assert }, { head }) => {
      const ports = await portsWith(ada())
      const file = { head, size: 15 * 1024 * 1024, read: async () => head }
      assert.isTrue((await addFile(ports, file)).ok)
    })
})

type Wishes = Partial<Pick<SiteSettings, 'photoModeration'>>

function addFile(
  ports: FakePorts,
  file: Parameters<typeof addPhoto>[1]['file'],
  wishes: Wishes = {},
  clientId: string = crypto.randomUUID()
) {
  const own = { ...settings, ...wishes }
  return addPhoto(ports, { userId: ada().user.id, clientId, file, settings: own })
}

function upload(ports: FakePorts, wishes: Wishes = {}, clientId?: string) {
  const file = { size: jpeg.length, head: jpeg, read: async () => jpeg }
  return addFile(ports, file, wishes, clientId)
}

async function added(ports: FakePorts, wishes: Wishes = {}) {
  const outcome = await upload(ports, wishes)
  return outcome.ok ? ports.repositories.photos.find(outcome.value.photoId) : null
}

function bytesOf(letters: string) {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
