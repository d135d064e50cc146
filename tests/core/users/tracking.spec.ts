import { test } from '@japa/runner'
import { hasTrafficSource, landingAt, noTracking, parseTracking } from '#core/users/tracking'

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

test.group('The landing at a path', () => {
  test('is a lander with its variant, if any', ({ assert }) => {
    const at = (path: string) => landingAt(path)
    assert.deepEqual(at('/landers/gallery'), { lander: 'gallery', variant: null })
    assert.deepEqual(at('/landers/gallery/night-2'), { lander: 'gallery', variant: 'night-2' })
    assert.deepEqual(at('/members/42/landing2/blue'), { lander: 'landing2', variant: 'blue' })
    assert.deepEqual(at('/members/42/landing'), { lander: 'landing', variant: null })
  })

  test('is named by the forms of a landing as by those of a lander', ({ assert }) => {
    const named = { lander: 'landing3', variant: 'blue' }
    assert.deepEqual(landingAt('/landers/landing3/blue'), named)
    assert.isNull(landingAt('/landers/landing4'))
  })

  test('is none for other pages', ({ assert }) => {
    for (const path of ['/', '/landers', '/members/42', '/members/42/landing4', '/x/landers/a']) {
      assert.isNull(landingAt(path), path)
    }
  })
})
