import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { activeSince, shadeOf, toldInRegion } from '#core/landers/region_counts'

test.group('The members of a region', () => {
  test('are told exactly from fifty, and not below', ({ assert }) => {
    assert.deepEqual([0, 49, 50, 2316].map(toldInRegion), [null, null, 50, 2316])
  })

  test('are active when they were here in the last thirty days', ({ assert }) => {
    const now = DateTime.fromISO('2026-03-31T12:00Z')
    assert.equal(activeSince(now), DateTime.fromISO('2026-03-01T12:00Z').toMillis())
  })

  test('make it darker in four shades', ({ assert }) => {
    const counts = [0, 500, 501, 1000, 1001, 1800, 1801, 90_000]
    assert.deepEqual(counts.map(shadeOf), [0, 0, 1, 1, 2, 2, 3, 3])
  })
})
