import { test } from '@japa/runner'
import { hasTrafficSource, noTracking, parseTracking } from '#core/users/tracking'

test.group('Tracking data', () => {
  test('counts as a traffic source when it names a network', ({ assert }) => {
    assert.isTrue(hasTrafficSource({ ...noTracking, network: 'sparks' }))
    assert.isFalse(hasTrafficSource({ ...noTracking, network: ' ', ref: 'friend' }))
  })

  test('is truncated, and blank parameters count as missing', ({ assert }) => {
    const read = parseTracking({ ...noTracking, ref: ' ', sub1: 'x'.repeat(500) })
    assert.deepEqual(read, { ...noTracking, sub1: 'x'.repeat(190) })
  })

  test('holds no control characters', ({ assert }) => {
    const read = parseTracking({ ...noTracking, network: 'a\u0000b\u009f', sub3: '\u0001\n' })
    assert.deepEqual(read, { ...noTracking, network: 'ab' })
  })
})
