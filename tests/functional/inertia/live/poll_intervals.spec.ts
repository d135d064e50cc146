import { test } from '@japa/runner'
import '@japa/assert'
import { firstPollAfter, pollEvery } from '../../../../inertia/live/poll_intervals.js'

test.group('A logged-in page asks for news', () => {
  test('first after 5 seconds', ({ assert }) => {
    assert.equal(firstPollAfter, 5000)
  })

  test('every 60 seconds, and every 300 seconds once push is subscribed', ({ assert }) => {
    assert.equal(pollEvery({ pushIsSubscribed: false }), 60_000)
    assert.equal(pollEvery({ pushIsSubscribed: true }), 300_000)
  })
})
