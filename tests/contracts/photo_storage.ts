import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { PhotoStorage } from '#core/ports/photo_storage'

const key = 'ab'.repeat(32)
const picture = new Uint8Array([82, 73, 70, 70])

/** What every photo storage does; it begins empty. */
export function photoStorageContract(
  name: string,
  storage: () => PhotoStorage | Promise<PhotoStorage>
) {
  test.group(`${name} as photo storage`, () => {
    test('returns each variant as it was stored', async ({ assert }) => {
      const one = await storage()
      await one.put(key, 'full', picture)
      await one.put(key, 'thumb', new Uint8Array([1]))
      assert.deepEqual(Array.from((await one.read(key, 'full')) ?? []), Array.from(picture))
      assert.deepEqual(Array.from((await one.read(key, 'thumb')) ?? []), [1])
    })

    test('returns nothing for an unknown key', async ({ assert }) => {
      assert.isNull(await (await storage()).read('cd'.repeat(32), 'thumb'))
    })

    test('lists pictures older than a moment', async ({ assert }) => {
      const one = await storage()
      await one.put(key, 'full', picture)
      await one.put(key, 'thumb', picture)
      const keysBefore = async (moment: DateTime) =>
        (await Array.fromAsync(one.keysBefore(moment))).flat()
      assert.deepEqual(await keysBefore(DateTime.utc().plus({ minutes: 1 })), [key])
      assert.deepEqual(await keysBefore(DateTime.utc().minus({ minutes: 1 })), [])
    })

    test('lists no pictures where there are none', async ({ assert }) => {
      const keys = await Array.fromAsync((await storage()).keysBefore(DateTime.utc()))
      assert.deepEqual(keys.flat(), [])
    })

    test('measures its files', async ({ assert }) => {
      const one = await storage()
      assert.deepEqual(await one.measure(), { files: 0, bytes: 0 })
      await one.put(key, 'full', picture)
      await one.put(key, 'thumb', new Uint8Array([1]))
      assert.deepEqual(await one.measure(), { files: 2, bytes: picture.length + 1 })
    })

    test('gives an address of each variant, or sends them itself', async ({ assert }) => {
      const one = await storage()
      await one.put(key, 'thumb', picture)
      const url = await one.temporaryUrl(key, 'thumb')
      if (url === null) return assert.isNull(await one.temporaryUrl(key, 'full'))
      assert.deepEqual(new Uint8Array(await (await fetch(url)).arrayBuffer()), picture)
    })

    test('removes every variant, idempotently', async ({ assert }) => {
      const one = await storage()
      await one.put(key, 'full', picture)
      await one.put(key, 'thumb', picture)
      await one.remove(key)
      await one.remove(key)
      assert.isNull(await one.read(key, 'full'))
      assert.isNull(await one.read(key, 'thumb'))
    })
  })
}
