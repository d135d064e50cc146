import { test } from '@japa/runner'
import '@japa/assert'
import type { LiveEvent } from '#live/events'
import type { ServerEvent } from '../../../../inertia/live/live_event.js'

type Exactly<One, Other> = [One, Other] extends [Other, One] ? true : never

test.group('A live event', () => {
  test('is on a page what it is on the server', ({ assert }) => {
    // Does not compile when the two descriptions differ.
    const same: Exactly<LiveEvent, ServerEvent> = true
    assert.isTrue(same)
  })
})
