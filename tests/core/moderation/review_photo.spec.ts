import { test } from '@japa/runner'
import { publishPhoto, rejectPhoto } from '#core/moderation/review_photo'
import { albumOf, albumWith } from '#tests/support/profiles/albums'
import { ada } from '#tests/support/people/people'

test.group('The review of a photo', () => {
  test('publishes a pending photo', async ({ assert }) => {
    const ports = await albumWith({ id: 'new', status: 'pending' })
    await publishPhoto(ports, { adminId: null, photoId: 'new' })
    assert.equal((await ports.repositories.photos.find('new'))?.status, 'active')
  })

  test('rejects a photo with a reason, and can publish it later', async ({ assert }) => {
    const ports = await albumWith('one', 'two')
    await rejectPhoto(ports, { adminId: null, photoId: 'two', reason: 'contact_details' })
    const rejected = await ports.repositories.photos.find('two')
    assert.deepEqual([rejected?.status, rejected?.rejection], ['rejected', 'contact_details'])
    await publishPhoto(ports, { adminId: null, photoId: 'two' })
    const published = await ports.repositories.photos.find('two')
    assert.deepEqual([published?.status, published?.rejection], ['active', null])
  })

  test('mails the owner once for each reason, and not for an approval', async ({ assert }) => {
    const ports = await albumWith('one')
    await rejectPhoto(ports, { adminId: null, photoId: 'one', reason: 'unclear' })
    await rejectPhoto(ports, { adminId: null, photoId: 'one', reason: 'unclear' })
    const userId = ada().user.id
    const mail = { name: 'send_mail', kind: 'photo_rejected', userId, photoId: 'one' } as const
    const [first] = await ports.repositories.photoDecisions.where({ photoId: 'one' })
    const [measure] = await ports.repositories.measures.where({ subjectId: 'one' })
    const ids = { decisionId: first.id, measureId: measure.id }
    assert.deepEqual(ports.repositories.jobs.added as unknown, [{ ...mail, ...ids }])
    await rejectPhoto(ports, { adminId: null, photoId: 'one', reason: 'nudity' })
    await publishPhoto(ports, { adminId: null, photoId: 'one' })
    assert.containsSubset(ports.repositories.jobs.added, [mail, mail])
    assert.lengthOf(ports.repositories.jobs.added, 2)
  })

  test('makes the next photo the main one when the main one is rejected', async ({ assert }) => {
    const ports = await albumWith('one', { id: 'secret', isPrivate: true }, 'three')
    await rejectPhoto(ports, { adminId: null, photoId: 'one', reason: 'not_you' })
    assert.equal((await albumOf(ports, ada())).main, 'three')
  })

  test('makes a published photo the main one of a member who has none', async ({ assert }) => {
    const ports = await albumWith({ id: 'one', status: 'pending' })
    await rejectPhoto(ports, { adminId: null, photoId: 'one', reason: 'unclear' })
    assert.isNull((await albumOf(ports, ada())).main)
    await publishPhoto(ports, { adminId: null, photoId: 'one' })
    assert.equal((await albumOf(ports, ada())).main, 'one')
  })

  test('refuses a photo that was deleted meanwhile', async ({ assert }) => {
    const ports = await albumWith()
    const outcome = await rejectPhoto(ports, { adminId: null, photoId: 'gone', reason: 'other' })
    assert.equal(!outcome.ok && outcome.refusal, 'photo_not_found')
  })
})
