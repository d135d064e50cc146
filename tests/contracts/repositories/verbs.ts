import { test } from '@japa/runner'
import { tables, tableNames, type TableName } from '#core/repositories/tables'
import {
  addParents,
  addSamples,
  inside,
  keyOf,
  rowsOf,
  sampleOf,
  comparable,
  type AnyRow,
  type MakeUnitOfWork,
} from '#tests/contracts/repositories/inside'
import { uniqueKeys } from '#tests/fakes/unique_keys'

/** Tests of the verbs of every table; called inside a test group. */
export function verbsContract(unitOfWork: MakeUnitOfWork) {
  test('finds and locks plain rows of {$self}')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const [row, other] = sampleOf(name).rows
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        assert.isNull(await rows.find(keyOf(name, row)))
        assert.isNull(await rows.lock(keyOf(name, row)))
        await rows.add(row)
        await rows.add(other)
        const found = await rows.find(keyOf(name, row))
        assert.deepEqual(comparable(found), comparable(row))
        assert.strictEqual(Object.getPrototypeOf(found), Object.prototype)
        assert.deepEqual(comparable(await rows.lock(keyOf(name, other))), comparable(other))
      })
    })

  test('finds the rows of {$self} with these values, in order')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const [row, other] = sampleOf(name).rows
      const [key] = tables[name].key
      const order = [row, other].toSorted((one, next) =>
        String(one[key]) < String(next[key]) ? -1 : 1
      )
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        await rows.add(row)
        await rows.add(other)
        assert.deepEqual((await rows.where(row)).map(comparable), [comparable(row)])
        assert.deepEqual(comparable(await rows.first(other)), comparable(other))
        const shared = sharedBy(row, other)
        if (Object.keys(shared).length === 0) return
        assert.deepEqual((await rows.where(shared, key)).map(comparable), order.map(comparable))
        assert.deepEqual(comparable(await rows.first(shared, `${key} desc`)), comparable(order[1]))
      })
    })

  test('refuses to find every row of {$self}')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      await inside(unitOfWork, async (repositories) => {
        const rows = rowsOf(repositories, name)
        await assert.rejects(() => rows.where({}))
        await assert.rejects(() => rows.first({ [tables[name].key[0]]: undefined }))
      })
    })

  test('updates one row of {$self}')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const {
        rows: [row, other],
        changes,
      } = sampleOf(name)
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        await rows.add(row)
        await rows.add(other)
        await rows.update(keyOf(name, row), changes)
        const changed = await rows.find(keyOf(name, row))
        assert.deepEqual(comparable(changed), comparable({ ...row, ...changes }))
        assert.deepEqual(comparable(await rows.find(keyOf(name, other))), comparable(other))
      })
    })

  test('refuses invalid updates of {$self}')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const {
        rows: [row, other],
        changes,
      } = sampleOf(name)
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        await rows.add(row)
        const update = (wrong: AnyRow) => () => rows.update(keyOf(name, row), wrong)
        await assert.rejects(update({}))
        await assert.rejects(update({ [Object.keys(changes)[0]]: undefined }))
        for (const fixed of tables[name].fixed)
          await assert.rejects(update({ [fixed]: row[fixed] }))
        await assert.rejects(() => rows.update(keyOf(name, other), changes))
        assert.deepEqual(comparable(await rows.find(keyOf(name, row))), comparable(row))
      })
    })

  test('replaces the row of {$self} with the same key')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const {
        rows: [row, other],
        changes,
      } = sampleOf(name)
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        await rows.put(row)
        await rows.put(other)
        assert.deepEqual(comparable(await rows.find(keyOf(name, row))), comparable(row))
        await rows.put({ ...row, ...changes })
        const found = await rows.find(keyOf(name, row))
        assert.deepEqual(comparable(found), comparable({ ...row, ...changes }))
        assert.deepEqual(comparable(await rows.find(keyOf(name, other))), comparable(other))
      })
    })

  test('removes a row of {$self}, idempotently')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const [row, other] = sampleOf(name).rows
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        await rows.add(row)
        await rows.remove(keyOf(name, row))
        await rows.remove(keyOf(name, other))
        assert.isNull(await rows.find(keyOf(name, row)))
      })
    })

  test('adds no second row with the same key to {$self}')
    .with(tableNames)
    .run(async ({ assert }, name) => {
      const {
        rows: [row],
        changes,
      } = sampleOf(name)
      await inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const rows = rowsOf(repositories, name)
        assert.isTrue(await rows.addUnlessKnown(row))
        assert.isFalse(await rows.addUnlessKnown({ ...row, ...changes }))
        assert.deepEqual(comparable(await rows.find(keyOf(name, row))), comparable(row))
        // Last, as PostgreSQL refuses every statement after a failed one.
        await assert.rejects(() => rows.add(row))
      })
    })

  test('keeps the unique key of {$self}')
    .with(uniqueColumns())
    .run(async ({ assert }, { name, columns }) => {
      const [row, other] = sampleOf(name).rows
      const taken = { ...other, ...Object.fromEntries(columns.map((one) => [one, row[one]])) }
      for (const column of columns) assert.isNotNull(row[column])
      await inside(unitOfWork, async (repositories) => {
        await addSamples(repositories, ...(sampleOf(name).needs ?? []))
        const rows = rowsOf(repositories, name)
        await rows.add(row)
        assert.isFalse(await rows.addUnlessKnown(taken))
        assert.isNull(await rows.find(keyOf(name, other)))
        await assert.rejects(() => rows.add(taken))
      })
    })
}

/** The keys that are lists of columns; partial ones are tested with their repositories. */
function uniqueColumns() {
  return tableNames.flatMap((name) =>
    keysOf(name).map((columns) => ({
      name,
      columns,
      toString: () => `${name}: ${columns.join(', ')}`,
    }))
  )
}

function keysOf(name: TableName): (readonly string[])[] {
  const keys: readonly unknown[] = uniqueKeys[name] ?? []
  return keys.filter((key): key is readonly string[] => Array.isArray(key))
}

/** The primitive values that both have in common. */
function sharedBy(row: AnyRow, other: AnyRow): AnyRow {
  const same = Object.entries(row).filter(([name, value]) => {
    return typeof value !== 'object' && value === other[name]
  })
  return Object.fromEntries(same)
}
