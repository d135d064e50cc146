import { test } from '@japa/runner'
import { isId } from '#core/id'

test.group('The id of a row', () => {
  test('is a UUID in lower case, and nothing around it', ({ assert }) => {
    const id = '0198a6d0-4f6c-7d3e-9a51-5f0d6c1b2a10'
    assert.isTrue(isId(id))
    for (const other of ['', 'no', id.toUpperCase(), ` ${id}`, `${id}\n`, id.slice(1), `${id}0`]) {
      assert.isFalse(isId(other), JSON.stringify(other))
    }
  })
})
