import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { appearanceTo } from '#tests/support/profiles/photo_visibility'

test.group('A photo', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('of the first few follows the setting of the site', async ({ assert, client }) => {
    await setSetting('free_visible_photos', 0)
    await join(ada(), bob())
    const photoId = await storePhoto(ada())
    await storeFiles(photoId)
    assert.equal(await appearanceTo(client, photoId, bob()), 'blurred')
  })
})
