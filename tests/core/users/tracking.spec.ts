import { test } from '@japa/runner'
import { hasTrafficSource, noTracking, parseTracking } from '#core/users/tracking'

test.group('Tracking data', () => {
  test('counts as a traffic source when it names a network', ({ assert }) => {
    assert.isTrue(hasTrafficSource({ ...noTracking, network: 'sparks' }))
    assert.isFalse(hasTrafficSource({ ...noTracking, network: ' ', ref: 'friend' }))
  })

  test('is cut to what fits, and blank parts are nothing', ({ assert }) => {
    const read = parseTracking({ ...noTracking, ref: ' ', sub1: 'x'.repeat(500) })
    assert.deepEqual(read, { ...noTracking, sub1: 'x'.repeat(190) })
  })
})
