import { mock } from 'node:test'
import type { Test } from '@japa/runner/core'

/** Stops the time that counters of requests go by until the test is over; moved by hand. */
export function stopTime(test: Test) {
  const start = Date.now()
  mock.timers.enable({ apis: ['Date'], now: start })
  test.cleanup(() => mock.timers.reset())
  return { passes: (milliseconds: number) => mock.timers.setTime(start + milliseconds) }
}
