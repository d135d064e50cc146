import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { publishPhoto, rejectPhoto } from '#core/moderation/review_photo'
import { albumOf, fillAlbum } from '#tests/support/profiles/albums'
import { ada, join } from '#tests/support/people/people'

test.group('The review of a photo', () => {
  test('publishes one that waited', async ({ assert }) => {
    const ports = await albumWith({ id: 'new', status: 'pending' })
    await publishPhoto(ports, { photoId: 'new' })
    assert.equal((await ports.repositories.photos.find('new'))?.status, 'active')
  })

  test('rejects one with a reason, and takes that back', async ({ assert }) => {
    const ports = await albumWith('one', 'two')
    await rejectPhoto(ports, { photoId: 'two', reason: 'contact_details' })
    const rejected = await ports.repositories.photos.find('two')
    assert.deepEqual([rejected?.status, rejected?.rejection], ['rejected', 'contact_details'])
    await publishPhoto(ports, { photoId: 'two' })
    const published = await ports.repositories.photos.find('two')
    assert.deepEqual([published?.status, published?.rejection], ['active', null])
  })

  test('has the owner told once of each reason, and not of an approval', async ({ assert }) => {
    const ports = await albumWith('one')
    await rejectPhoto(ports, { photoId: 'one', reason: 'unclear' })
    await rejectPhoto(ports, { photoId: 'one', reason: 'unclear' })
    const userId = ada().user.id
    const told = [{ name: 'send_mail', kind: 'photo_rejected', userId, photoId: 'one' }]
    assert.deepEqual(ports.repositories.jobs.added, told)
    await rejectPhoto(ports, { photoId: 'one', reason: 'nudity' })
    await publishPhoto(ports, { photoId: 'one' })
    assert.deepEqual(ports.repositories.jobs.added, [...told, ...told])
  })

  test('gives the place of a rejected main photo to the next', async ({ assert }) => {
    const ports = await albumWith('one', { id: 'secret', isPrivate: true }, 'three')
    await rejectPhoto(ports, { photoId: 'one', reason: 'not_you' })
    assert.equal((await albumOf(ports, ada())).main, 'three')
  })

  test('makes a published photo the main one of a member who has none', async ({ assert }) => {
    const ports = await albumWith({ id: 'one', status: 'pending' })
    await rejectPhoto(ports, { photoId: 'one', reason: 'unclear' })
    assert.isNull((await albumOf(ports, ada())).main)
    await publishPhoto(ports, { photoId: 'one' })
    assert.equal((await albumOf(ports, ada())).main, 'one')
  })

  test('finds no photo that was deleted meanwhile', async ({ assert }) => {
    const ports = await albumWith()
    const outcome = await rejectPhoto(ports, { photoId: 'gone', reason: 'other' })
    assert.equal(!outcome.ok && outcome.refusal, 'photo_not_found')
  })
})

async function albumWith(...album: Parameters<typeof fillAlbum>[2][]) {
  const ports = fakePorts()
  await join(ports.repositories, ada())
  await fillAlbum(ports, ada(), ...album)
  return ports
}
