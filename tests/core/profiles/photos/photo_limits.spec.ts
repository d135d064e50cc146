import { test } from '@japa/runner'
import { mayAddPhoto } from '#core/profiles/photos/photo_limits'
import { ok, refuse } from '#core/result'
import { defaultSettings as settings } from '#core/sites/settings/settings'

const free = { paidUser: false }
const premium = { paidUser: true }

test.group('Number of photos', () => {
  test('is at most 3 for a free member', ({ assert }) => {
    assert.deepEqual(mayAddPhoto(free, 2, settings), ok())
    assert.deepEqual(mayAddPhoto(free, 3, settings), refuse('photo_limit_reached', { max: 3 }))
  })

  test('is at most 25 for a premium member', ({ assert }) => {
    assert.deepEqual(mayAddPhoto(premium, 24, settings), ok())
    assert.deepEqual(mayAddPhoto(premium, 25, settings), refuse('photo_limit_reached', { max: 25 }))
  })

  test('is what the site has it', ({ assert }) => {
    const own = { freePhotos: 1, premiumPhotos: 2 }
    assert.deepEqual(mayAddPhoto(free, 1, own), refuse('photo_limit_reached', { max: 1 }))
    assert.deepEqual(mayAddPhoto(premium, 1, own), ok())
  })
})
