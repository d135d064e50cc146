import { test } from '@japa/runner'
import { secondsLeft } from '../../../../inertia/components/ui/seconds_left.js'

const hour = 3_600_000
const serverNow = Date.UTC(2026, 10, 30, 12)

/** A device whose clock is some hours wrong, with its two clocks in hand. */
function device(hoursAhead: number) {
  const clocks = { ofDay: serverNow + hoursAhead * hour, sinceStart: 5000 }
  Date.now = () => clocks.ofDay
  performance.now = () => clocks.sinceStart
  return {
    pass: (milliseconds: number) => {
      clocks.ofDay += milliseconds
      clocks.sinceStart += milliseconds
    },
    sleep: (milliseconds: number) => (clocks.ofDay += milliseconds),
    setBack: (milliseconds: number) => (clocks.ofDay -= milliseconds),
  }
}

/** Four hours from an answer of the server, which no other test has seen. */
let answers = 0
function fourHours() {
  const at = serverNow + answers++
  return { endsAt: new Date(at + 4 * hour).toISOString(), now: new Date(at).toISOString() }
}

test.group('A countdown', (group) => {
  const [dateNow, performanceNow] = [Date.now, performance.now]
  group.each.teardown(() => {
    Date.now = dateNow
    performance.now = performanceNow
  })

  test('goes by the server’s time on a clock {$self} hours ahead')
    .with([3, 5, -3, 0])
    .run(({ assert }, hoursAhead) => {
      const clocks = device(hoursAhead)
      const deadline = fourHours()
      assert.equal(secondsLeft(deadline), 4 * 3600)
      clocks.pass(90_000)
      assert.equal(secondsLeft(deadline), 4 * 3600 - 90)
      clocks.pass(4 * hour)
      assert.equal(secondsLeft(deadline), 0)
    })

  test('goes on while the device sleeps, and when its clock is set back', ({ assert }) => {
    const clocks = device(3)
    const deadline = fourHours()
    secondsLeft(deadline)
    clocks.sleep(hour)
    assert.equal(secondsLeft(deadline), 3 * 3600)
    clocks.pass(hour)
    clocks.setBack(3 * hour)
    assert.isAtMost(secondsLeft(deadline), 3 * 3600)
  })

  test('that is shown later, or again, counts from when its answer came', ({ assert }) => {
    const clocks = device(-3)
    const deadline = fourHours()
    secondsLeft(deadline)
    clocks.pass(hour)
    assert.equal(secondsLeft(deadline), 3 * 3600)
    secondsLeft(deadline)
    assert.equal(secondsLeft(deadline), 3 * 3600)
  })
})
