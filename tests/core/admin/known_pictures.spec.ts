import { test } from '@japa/runner'
import { addPhoto } from '#core/profiles/photos/add_photo'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { rejectUploadIfKnown } from '#core/admin/pictures/reject_known'
import { hashPhoto } from '#core/admin/pictures/hash_photo'
import { publishPhoto, rejectPhoto } from '#core/moderation/review_photo'
import { isSamePicture, isTelling, partsOf } from '#core/profiles/photos/picture_hash'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { noteLocks } from '#tests/fakes/noted_locks'
import { fillAlbum } from '#tests/support/profiles/albums'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo, join } from '#tests/support/people/people'

const face = { hash: '0f1e2d3c4b5a6978', mirrored: '1122334455667788' }
/** Two bits beside the face. */
const copy = { hash: '0f1e2d3c4b5a697b', mirrored: '112233445566778b' }
const other = { hash: 'a5a5a5a55a5a5a5a', mirrored: 'c3c3c3c33c3c3c3c' }

test.group('Two pictures', () => {
  test('are the same when three bits differ at most, also mirrored', ({ assert }) => {
    assert.isTrue(isSamePicture(face, copy))
    assert.isTrue(isSamePicture({ hash: face.mirrored }, copy))
    assert.isFalse(isSamePicture(face, other))
    assert.isFalse(isSamePicture(face, { hash: '0f1e2d3c4b5a6987', mirrored: other.mirrored }))
  })

  test('differ in any of the 64 bits, the first of each half too', ({ assert }) => {
    const [plain, away] = [{ hash: '0'.repeat(16), mirrored: '5a'.repeat(8) }, 'f'.repeat(16)]
    const isSame = (hash: string) => isSamePicture(plain, { hash, mirrored: away })
    assert.isTrue(isSame('8000000080000001'))
    assert.isFalse(isSame('c000000080000001'))
    assert.isFalse(isSame('f000000000000000'))
    assert.isFalse(isSame('00000000000000f0'))
  })

  test('share a quarter of their hashes when three bits differ', ({ assert }) => {
    const places = partsOf('0f1e2d3c4b5a6978').map(({ digits }) => digits)
    assert.includeMembers(places, ['0f1e', '2d3c', '4b5a', '6978'])
    assert.lengthOf(partsOf('0000ffff4b5a6978'), 2)
  })

  test('are not compared when one of them is almost empty', ({ assert }) => {
    assert.isFalse(isTelling('0000000000000000'))
    assert.isFalse(isTelling('ffffffffffffffff'))
    assert.isFalse(isTelling('0101010101010101'))
    assert.isTrue(isTelling(face.hash))
    const [least, most] = ['00000000000003ff', 'fffffffffffffc00']
    assert.deepEqual([least, most].map(isTelling), [true, true], '10 and 54 bits')
    const [fewer, more] = ['00000000000001ff', 'fffffffffffffe00']
    assert.deepEqual([fewer, more].map(isTelling), [false, false], '9 and 55 bits')
  })
})

test.group('A picture that was rejected as illegal', () => {
  test('is rejected with its reason when somebody uploads it', async ({ assert }) => {
    const ports = await withRejected('illegal')
    const id = await upload(ports, copy)
    const photo = await ports.repositories.photos.find(id)
    assert.deepEqual([photo?.status, photo?.rejection], ['rejected', 'illegal'])
    assert.isNull((await ports.repositories.profiles.find(bob().profile.id))?.mainPhotoId)
  })

  test('tells the owner, and leaves an audit row without an admin', async ({ assert }) => {
    const ports = await withRejected('illegal')
    const id = await upload(ports, face)
    const mail = { kind: 'photo_rejected', userId: bob().user.id, photoId: id }
    assert.containsSubset(ports.repositories.jobs.added, [mail])
    const rows = await ports.repositories.audit.rows(0, 10)
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], {
      adminId: null,
      act: 'review_picture',
      subject: { kind: 'photo', id },
      after: { automatic: true, same_as: 'first' },
    })
    const [decision] = await ports.repositories.photoDecisions.where({ photoId: id })
    assert.isTrue(decision.automatic)
  })

  test('stays known when its photo is gone', async ({ assert }) => {
    const ports = await withRejected('minor')
    await removePhoto(ports, { userId: ada().user.id, photoId: 'first' })
    await rejectUploadIfKnown(ports, { photoId: 'first' })
    const photo = await ports.repositories.photos.find(await upload(ports, face))
    assert.equal(photo?.rejection, 'minor')
  })

  test('is free again when the photo is published after all', async ({ assert }) => {
    const ports = await withRejected('illegal')
    await publishPhoto(ports, { photoId: 'first', adminId: null })
    const photo = await ports.repositories.photos.find(await upload(ports, face))
    assert.equal(photo?.status, 'pending')
  })
})

test.group('Any other picture', () => {
  test('waits, also one like a photo rejected for another reason', async ({ assert }) => {
    const ports = await withRejected('unclear')
    for (const picture of [face, other]) {
      const photo = await ports.repositories.photos.find(await upload(ports, picture))
      assert.equal(photo?.status, 'pending')
    }
  })

  test('is forgotten with its photo', async ({ assert }) => {
    const ports = await withRejected('unclear')
    await removePhoto(ports, { userId: ada().user.id, photoId: 'first' })
    assert.isNull(await ports.repositories.photoHashes.find('first'))
  })
})

test.group('A picture of a banned member', () => {
  test('waits for a person when somebody uploads it: it may be theirs', async ({ assert }) => {
    const ports = await withRejected('not_you')
    await ports.repositories.users.update(ada().user.id, { status: 'banned' })
    const photo = await ports.repositories.photos.find(await upload(ports, face))
    assert.deepEqual([photo?.status, photo?.rejection], ['pending', null])
    assert.isEmpty(await ports.repositories.audit.rows(0, 10))
  })

  test('is rejected all the same where it was rejected as illegal', async ({ assert }) => {
    const ports = await withRejected('illegal')
    await ports.repositories.users.update(ada().user.id, { status: 'banned' })
    const photo = await ports.repositories.photos.find(await upload(ports, face))
    assert.deepEqual([photo?.status, photo?.rejection], ['rejected', 'illegal'])
  })
})

test.group('A photo without a hash', () => {
  test('gets one from its file, and is rejected when it is known and waits', async ({ assert }) => {
    const ports = await withRejected('illegal')
    await join(ports.repositories, cleo())
    await fillAlbum(ports, cleo(), 'old', { id: 'new', status: 'pending' })
    ports.pictures.picture = face
    for (const photoId of ['old', 'new', 'gone']) {
      await ports.photos.put(`files of ${photoId}`, 'full', new Uint8Array([1]))
      await hashPhoto(ports, { photoId })
    }
    const { photoHashes, photos } = ports.repositories
    assert.equal((await photos.find('old'))?.status, 'active')
    assert.equal((await photos.find('new'))?.rejection, 'illegal')
    assert.equal((await photoHashes.find('old'))?.hash, face.hash)
    assert.isNull(await photoHashes.find('gone'))
  })

  test('whose file is missing is not tried again', async ({ assert }) => {
    const ports = await withRejected('other')
    await fillAlbum(ports, bob(), { id: 'lost', status: 'pending' })
    const locked = noteLocks(ports.repositories.users)
    await hashPhoto(ports, { photoId: 'lost' })
    assert.deepEqual(locked, [bob().user.id])
    assert.containsSubset(await ports.repositories.photoHashes.find('lost'), { hash: null })
  })
})

/** Ada's photo, rejected; bob has none. */
async function withRejected(reason: RejectionReason) {
  const ports = await portsWith(ada(), bob())
  await fillAlbum(ports, ada(), { id: 'first', status: 'pending' })
  const { hash, mirrored } = face
  await ports.repositories.photoHashes.add({
    photoId: 'first',
    hash,
    mirrored,
    barredFor: null,
    bannedUntil: null,
  })
  await rejectPhoto(ports, { photoId: 'first', adminId: null, reason })
  return ports
}

async function upload(ports: FakePorts, picture: typeof face) {
  ports.pictures.picture = picture
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  const file = { size: 1000, head, read: async () => head }
  const clientId = crypto.randomUUID()
  const added = await addPhoto(ports, { userId: bob().user.id, clientId, file, settings })
  if (!added.ok) throw new Error(added.refusal)
  await rejectUploadIfKnown(ports, added.value)
  return added.value.photoId
}
