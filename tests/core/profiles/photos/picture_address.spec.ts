import { test } from '@japa/runner'
import { addressValidUntil } from '#core/profiles/photos/picture_address'

test.group('The address of a picture', () => {
  test('stays the same for half an hour, so that it can be cached', ({ assert }) => {
    const start = 1_000 * 30 * 60 * 1000
    const end = start + 30 * 60 * 1000 - 1
    assert.equal(addressValidUntil(start), addressValidUntil(end))
    assert.equal(addressValidUntil(start) - start / 1000, 60 * 60)
    assert.isAbove(addressValidUntil(end) - end / 1000, 30 * 60)
    assert.isAbove(addressValidUntil(end + 1), addressValidUntil(end))
  })
})
