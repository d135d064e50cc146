import { test } from '@japa/runner'
import type { DataArchives } from '#core/ports/data_archives'

/** What every storage of data archives does; it begins empty. */
export function dataArchivesContract(
  name: string,
  archives: () => DataArchives | Promise<DataArchives>
) {
  test.group(`${name} as data archives`, () => {
    test('stores the last write under an id', async ({ assert }) => {
      const one = await archives()
      await one.write('id', filesOf(9))
      const longer = await lengthOf(one)
      await one.write('id', filesOf(1))
      assert.isBelow(await lengthOf(one), longer)
      assert.isAbove(await lengthOf(one), 0)
    })

    test('returns nothing for an unknown or removed id', async ({ assert }) => {
      const one = await archives()
      assert.isNull(await one.read('id'))
      await one.write('id', filesOf(1))
      await one.remove('id')
      await one.remove('id')
      assert.isNull(await one.read('id'))
    })

    test('fails as a whole when a file cannot be read', async ({ assert }) => {
      const broken = async function* () {
        yield* filesOf(1)
        throw new Error('no such table')
      }
      const one = await archives()
      await assert.rejects(() => one.write('id', broken()), 'no such table')
      assert.isNull(await one.read('id'))
    })
  })
}

async function* filesOf(count: number) {
  for (let number = 1; number <= count; number++) {
    yield { name: `${number}.json`, bytes: new Uint8Array([1, 2, 3]) }
  }
}

async function lengthOf(archives: DataArchives) {
  let length = 0
  for await (const piece of (await archives.read('id')) ?? []) length += piece.length
  return length
}
