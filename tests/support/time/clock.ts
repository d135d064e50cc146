import app from '@adonisjs/core/services/app'
import type { Test } from '@japa/runner/core'
import { FakeClock } from '#tests/fakes/fake_clock'
import { Ports } from '#core/ports'

/** Gives the requests of this test a clock that stands still until the test moves it. */
export async function useFakeClock(test: Test) {
  const clock = new FakeClock()
  await replacePorts(test, { clock })
  return clock
}

/** Replaces some of the ports for the requests of this test. */
export async function replacePorts(test: Test, changes: Partial<Ports>) {
  const ports = { ...(await app.container.make(Ports)), ...changes }
  app.container.swap(Ports, () => ports)
  test.cleanup(() => app.container.restore(Ports))
}
