import { test } from '@japa/runner'
import { restorePictures } from '#operations/backups/picture_copies'
import { sitePorts } from '#tests/support/site/ports'

test.group('Pictures of an earlier backup', () => {
  test('come back without the variants that are not made any more', async ({ assert }) => {
    const { photos } = await sitePorts()
    const listed = { lines: ['key-of-a-photo blurred'], ending: '.gz' }
    assert.equal(await restorePictures(photos, listed, Number.POSITIVE_INFINITY), 0)
  })
})
