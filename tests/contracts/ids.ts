import { test } from '@japa/runner'
import type { Ids } from '#core/ports/ids'

const uuid7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

export function idsContract(name: string, ids: () => Ids) {
  test.group(`${name} as a generator of ids`, () => {
    test('makes UUIDs of version 7', ({ assert }) => {
      assert.match(ids().next(), uuid7)
    })

    test('makes each id once, later ones after earlier ones', ({ assert }) => {
      const maker = ids()
      const made = Array.from({ length: 1000 }, () => maker.next())
      assert.equal(new Set(made).size, 1000)
      assert.deepEqual(made.toSorted(), made)
    })
  })
}
