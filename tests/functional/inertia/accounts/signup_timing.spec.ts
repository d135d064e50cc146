import { test } from '@japa/runner'
import '@japa/assert'
import {
  delay,
  hide,
  progressAfter,
} from '../../../../inertia/components/accounts/signup_timing.js'

const everything = { matches: true, sent: true }
const noMail = { matches: true, sent: false }

test.group('The progress bar of the sign-up', () => {
  test('starts after 200 ms', ({ assert }) => {
    assert.deepEqual(progressAfter(200, everything), { share: 0, done: 0 })
    assert.isAbove(progressAfter(201, everything).share, 0)
  })

  test('runs for 5 seconds from then on', ({ assert }) => {
    assert.isBelow(progressAfter(5199, everything).share, 1)
    assert.deepEqual(progressAfter(5200, everything), { share: 1, done: 4 })
    assert.equal(progressAfter(2700, everything).share, 0.5)
  })

  test('hides after 500 ms', ({ assert }) => {
    assert.equal(hide, 500)
  })

  test('completes a step at every quarter', ({ assert }) => {
    const done = [1449, 1450, 2700, 3950, 5200].map(
      (since) => progressAfter(since, everything).done
    )
    assert.deepEqual(done, [0, 1, 2, 3, 4])
  })

  test('waits for unfinished work, and still advances a little', ({ assert }) => {
    assert.deepEqual(progressAfter(9000, noMail), { share: 0.975, done: 3 })
    assert.deepEqual(progressAfter(9000, { matches: false, sent: false }), {
      share: 0.725,
      done: 2,
    })
  })

  test('waits for the mail no longer than 15 seconds', ({ assert }) => {
    assert.equal(progressAfter(delay + 15_000, noMail).done, 3)
    assert.equal(progressAfter(delay + 15_001, noMail).done, 4)
  })
})
