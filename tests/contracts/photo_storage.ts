import { test } from '@japa/runner'
import type { PhotoStorage } from '#core/ports/photo_storage'

const key = 'ab'.repeat(32)
const picture = new Uint8Array([82, 73, 70, 70])

/** What every storage does; it is given with no picture in it. */
export function photoStorageContract(name: string, storage: () => PhotoStorage) {
  test.group(`${name} as photo storage`, () => {
    test('gives back each variant as it was put', async ({ assert }) => {
      const one = storage()
      await one.put(key, 'full', picture)
      await one.put(key, 'blurred', new Uint8Array([1]))
      assert.deepEqual(Array.from((await one.read(key, 'full')) ?? []), Array.from(picture))
      assert.deepEqual(Array.from((await one.read(key, 'blurred')) ?? []), [1])
    })

    test('has nothing where nothing was put', async ({ assert }) => {
      assert.isNull(await storage().read('cd'.repeat(32), 'thumb'))
    })

    test('removes every variant, and again without fault', async ({ assert }) => {
      const one = storage()
      await one.put(key, 'full', picture)
      await one.put(key, 'blurred', picture)
      await one.remove(key)
      await one.remove(key)
      assert.isNull(await one.read(key, 'full'))
      assert.isNull(await one.read(key, 'blurred'))
    })
  })
}
