import { test } from '@japa/runner'
import '@japa/assert'
import { firstPollDelay, pollInterval } from '../../../../inertia/live/poll_intervals.js'

test.group('A logged-in page asks for news', () => {
  test('first after 5 seconds', ({ assert }) => {
    assert.equal(firstPollDelay, 5000)
  })

  test('every 60 seconds, and every 300 seconds once push is subscribed', ({ assert }) => {
    assert.equal(pollInterval({ pushIsSubscribed: false }), 60_000)
    assert.equal(pollInterval({ pushIsSubscribed: true }), 300_000)
  })
})
