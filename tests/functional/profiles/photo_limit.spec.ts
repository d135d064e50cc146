import { test } from '@japa/runner'
import { photoVariants } from '#core/ports/photo_storage'
import { addPhoto } from '#core/profiles/photos/add_photo'
import { chooseMainPhoto, movePhoto } from '#core/profiles/photos/arrange_album'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { defaultSettings } from '#core/sites/settings/settings'
import { FakePictureRenderer } from '#tests/fakes/fake_picture_renderer'
import { InMemoryPhotoStorage } from '#tests/fakes/in_memory_photo_storage'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { committing } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, cleo } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const premium = { user: { paidUser: true } }

test.group('Many requests at once', (group) => {
  committing(group)

  test('never add a 26th photo, and leave no file behind', async ({ assert }) => {
    const ports = await portsWithFakes()
    await join(ada(premium))
    const outcomes = await Promise.all(Array.from({ length: 32 }, () => add(ports, ada().user.id)))
    assert.lengthOf(
      outcomes.filter(({ ok }) => ok),
      25
    )
    const photos = await Photo.query().where('profileId', ada().profile.id)
    assert.lengthOf(photos, 25)
    assert.lengthOf(new Set(photos.map(({ position }) => position)), 25)
    assert.equal(ports.photos.files.size, 25 * photoVariants.length)
  })

  test('leave an album with one main photo of its own', async ({ assert }) => {
    const ports = await portsWithFakes()
    await join(cleo(premium))
    const userId = cleo().user.id
    for (let count = 0; count < 8; count++) await add(ports, userId)
    const photos = await Photo.query().where('profileId', cleo().profile.id).orderBy('position')
    await Promise.all(
      photos.flatMap(({ id: photoId }, index) => [
        movePhoto(ports, { userId, photoId, place: 8 - index }),
        chooseMainPhoto(ports, { userId, photoId }),
        index % 2 === 0 ? removePhoto(ports, { userId, photoId }) : add(ports, userId),
      ])
    )
    const left = await Photo.query().where('profileId', cleo().profile.id)
    assert.lengthOf(left, 8)
    assert.equal(ports.photos.files.size, 12 * photoVariants.length)
    const { mainPhotoId } = await Profile.findOrFail(cleo().profile.id)
    assert.isTrue(left.some(({ id }) => id === mainPhotoId))
  })
})

async function portsWithFakes() {
  const ports = await sitePorts()
  return { ...ports, photos: new InMemoryPhotoStorage(), pictures: new FakePictureRenderer() }
}

function add(ports: Awaited<ReturnType<typeof portsWithFakes>>, userId: string) {
  const file = { size: jpeg.length, head: jpeg, read: async () => jpeg }
  const clientId = crypto.randomUUID()
  return addPhoto(ports, { userId, clientId, file, settings: defaultSettings })
}
