import { test } from '@japa/runner'
import { mayAddPhoto } from '#core/profiles/photos/photo_limits'
import { ok, refuse } from '#core/result'

test.group('Number of photos', () => {
  test('is at most 3 for a free member', ({ assert }) => {
    assert.deepEqual(mayAddPhoto({ paidUser: false }, 2), ok())
    assert.deepEqual(mayAddPhoto({ paidUser: false }, 3), refuse('photo_limit_reached', { max: 3 }))
  })

  test('is at most 25 for a premium member', ({ assert }) => {
    assert.deepEqual(mayAddPhoto({ paidUser: true }, 24), ok())
    assert.deepEqual(
      mayAddPhoto({ paidUser: true }, 25),
      refuse('photo_limit_reached', { max: 25 })
    )
  })
})
