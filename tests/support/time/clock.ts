import app from '@adonisjs/core/services/app'
import type { Test } from '@japa/runner/core'
import { FakeClock } from '#tests/fakes/fake_clock'
import { Ports } from '#core/ports'

/** A clock to move by hand, for every request of this test. */
export async function useFakeClock(test: Test) {
  const clock = new FakeClock()
  const ports = { ...(await app.container.make(Ports)), clock }
  app.container.swap(Ports, () => ports)
  test.cleanup(() => app.container.restore(Ports))
  return clock
}
