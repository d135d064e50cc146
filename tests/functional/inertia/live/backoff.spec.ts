import { test } from '@japa/runner'
import '@japa/assert'
import { backoffDelay } from '../../../../inertia/live/backoff.js'

test.group('A lost connection', () => {
  test('is reopened after 1, 2, 4 and so on up to 30 seconds', ({ assert }) => {
    const failures = [0, 1, 2, 3, 4, 5, 6, 100, 5000]
    const pauses = failures.map((count) => backoffDelay(count, 0.5) / 1000)
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 30, 30, 30, 30])
  })

  test('is opened with a jitter of 25 percent', ({ assert }) => {
    assert.deepEqual([backoffDelay(2, 0), backoffDelay(2, 1)], [3000, 5000])
    assert.deepEqual([backoffDelay(9, 0), backoffDelay(9, 1)], [22_500, 37_500])
  })
})
