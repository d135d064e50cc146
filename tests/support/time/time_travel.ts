import { mock } from 'node:test'
import type { Test } from '@japa/runner/core'

/** Stops the system clock, which rate limits use, for this test; the test moves it. */
export function stopTime(test: Test) {
  const start = Date.now()
  mock.timers.enable({ apis: ['Date'], now: start })
  test.cleanup(() => mock.timers.reset())
  return { passes: (milliseconds: number) => mock.timers.setTime(start + milliseconds) }
}
