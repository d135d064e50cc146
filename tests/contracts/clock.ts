import { test } from '@japa/runner'
import type { Clock } from '#core/ports/clock'

export function clockContract(name: string, clock: () => Clock) {
  test.group(`${name} as a clock`, () => {
    test('returns the time in UTC', ({ assert }) => {
      assert.equal(clock().now().zoneName, 'UTC')
    })

    test('never goes back', ({ assert }) => {
      const one = clock()
      const first = one.now()
      assert.isTrue(one.now() >= first)
    })
  })
}
