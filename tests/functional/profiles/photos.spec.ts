import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import {
  photosOnProfile,
  appearanceTo,
  type PhotoAppearance,
} from '#tests/support/profiles/photo_visibility'

const premiumBob = bob({ user: { paidUser: true } })
const viewers = { 'a visitor': undefined, 'a free member': bob(), 'a premium member': premiumBob }

test.group('A photo', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('{photo} is {appearance} to {viewer}')
    .with([
      ...seen('the main one', { main: true }, ['clear', 'clear', 'clear']),
      ...seen('the third public one', { position: 3 }, ['blurred', 'clear', 'clear']),
      ...seen('the fourth public one', { position: 4 }, ['blurred', 'blurred', 'clear']),
      ...seen('a private one', { isPrivate: true }, ['blurred', 'blurred', 'clear']),
      ...seen('a private main one', { isPrivate: true, main: true }, [
        'blurred',
        'blurred',
        'clear',
      ]),
      ...seen('a pending one', { status: 'pending' as const }, ['hidden', 'hidden', 'hidden']),
      ...seen('a rejected one', { status: 'rejected' as const }, ['hidden', 'hidden', 'hidden']),
    ])
    .run(async ({ assert, client }, { wishes, viewer, appearance }) => {
      const viewing = viewers[viewer]
      await join(ada(), ...(viewing ? [viewing] : []))
      for (let position = 1; position < (wishes.position ?? 0); position++) {
        await storePhoto(ada(), { position })
      }
      const photoId = await storePhoto(ada(), wishes)
      await storeFiles(photoId)
      assert.equal(await appearanceTo(client, photoId, viewing), appearance)
      assert.deepEqual(await photosOnProfile(client, ada(), photoId, viewing), shownAs[appearance])
    })

  test('that is not approved does not take a place among the clear ones', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    for (const position of [1, 2, 3]) await storePhoto(ada(), { position, status: 'pending' })
    const photoId = await storePhoto(ada(), { position: 4 })
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, bob()), 'clear')
  })

  test('is clear to its owner, whatever its status', async ({ assert, client }) => {
    await join(ada())
    const photoId = await storePhoto(ada(), { status: 'rejected', isPrivate: true })
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, ada()), 'clear')
  })

  test('is hidden to everyone when its owner is disabled', async ({ assert, client }) => {
    await join(ada({ profile: { status: 'disabled' } }), premiumBob)
    const photoId = await storePhoto(ada(), { main: true })
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, premiumBob), 'hidden')
  })

  test('is hidden when one of the two blocked the other', async ({ assert, client }) => {
    await join(ada(), premiumBob)
    const photoId = await storePhoto(ada(), { main: true })
    await storeFiles(photoId)
    await block(ada(), premiumBob)
    assert.equal(await appearanceTo(client, photoId, premiumBob), 'hidden')
  })

  test('of the first few follows the setting of the site', async ({ assert, client }) => {
    await setSetting('free_visible_photos', 0)
    await join(ada(), bob())
    const photoId = await storePhoto(ada())
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, bob()), 'blurred')
  })
})

const shownAs = {
  clear: [{ locked: false, variant: 'full' }],
  blurred: [{ locked: true, variant: 'blurred' }],
  hidden: [],
}

/** The same photo before the three kinds of viewers. */
function seen<W>(
  photo: string,
  wishes: W,
  appearances: [PhotoAppearance, PhotoAppearance, PhotoAppearance]
) {
  const kinds = ['a visitor', 'a free member', 'a premium member'] as const
  return kinds.map((viewer, index) => ({
    photo,
    viewer,
    appearance: appearances[index],
    wishes: wishes as W & { position?: number },
  }))
}
