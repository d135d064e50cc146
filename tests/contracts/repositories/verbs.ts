import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { Repositories } from '#core/ports/unit_of_work'
import { tables, tableNames, type TableName } from '#core/repositories/tables'
import {
  addParents,
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
  /** A test of each table, while it is empty and the rows that its samples refer to exist. */
  function testEach(
    title: string,
    check: (table: Table, assert: Assert) => Promise<void>,
    names: readonly TableName[] = tableNames
  ) {
    test(title)
      .with([...names])
      .run(({ assert }, name) =>
        inside(unitOfWork, async (repositories) => {
          await addParents(repositories, name)
          await check(tableIn(repositories, name), assert)
        })
      )
  }

  testEach('finds and locks plain rows of {$self}', async (table, assert) => {
    const { rows, row, other, key } = table
    assert.isNull(await rows.find(key(row)))
    assert.isNull(await rows.lock(key(row)))
    await rows.add(row)
    await rows.add(other)
    assert.deepEqual(await table.stored(row), comparable(row))
    assert.strictEqual(Object.getPrototypeOf(await rows.find(key(row))), Object.prototype)
    assert.deepEqual(comparable(await rows.lock(key(other))), comparable(other))
  })

  testEach('finds the rows of {$self} with these values, in order', async (table, assert) => {
    const { name, rows, row, other } = table
    const [column] = tables[name].key
    const order = [row, other].toSorted((one, next) =>
      String(one[column]) < String(next[column]) ? -1 : 1
    )
    await rows.add(row)
    await rows.add(other)
    assert.deepEqual((await rows.where(row)).map(comparable), [comparable(row)])
    assert.deepEqual(comparable(await rows.first(other)), comparable(other))
    const shared = sharedBy(row, other)
    if (Object.keys(shared).length === 0) return
    assert.deepEqual((await rows.where(shared, column)).map(comparable), order.map(comparable))
    assert.deepEqual(comparable(await rows.first(shared, `${column} desc`)), comparable(order[1]))
  })

  testEach('refuses to find every row of {$self}', async ({ name, rows }, assert) => {
    await assert.rejects(() => rows.where({}))
    await assert.rejects(() => rows.first({ [tables[name].key[0]]: undefined }))
  })

  testEach(
    'updates one row of {$self}',
    async (table, assert) => {
      const { rows, row, other, changes, key } = table
      await rows.add(row)
      await rows.add(other)
      await rows.update(key(row), changes)
      assert.deepEqual(await table.stored(row), comparable({ ...row, ...changes }))
      assert.deepEqual(await table.stored(other), comparable(other))
    },
    tableNames.filter((name) => !isAppendOnly(name))
  )

  testEach('refuses invalid updates of {$self}', async (table, assert) => {
    const { name, rows, row, other, changes, key } = table
    await rows.add(row)
    const update = (wrong: AnyRow) => () => rows.update(key(row), wrong)
    await assert.rejects(update({}))
    await assert.rejects(update({ [Object.keys(changes)[0]]: undefined }))
    for (const fixed of tables[name].fixed) await assert.rejects(update({ [fixed]: row[fixed] }))
    await assert.rejects(() => rows.update(key(other), changes))
    assert.deepEqual(await table.stored(row), comparable(row))
  })

  testEach('replaces the row of {$self} with the same key', async (table, assert) => {
    const { rows, row, other, changes } = table
    await rows.put(row)
    await rows.put(other)
    assert.deepEqual(await table.stored(row), comparable(row))
    await rows.put({ ...row, ...changes })
    assert.deepEqual(await table.stored(row), comparable({ ...row, ...changes }))
    assert.deepEqual(await table.stored(other), comparable(other))
  })

  testEach('removes a row of {$self}, idempotently', async (table, assert) => {
    const { rows, row, other, key } = table
    await rows.add(row)
    await rows.remove(key(row))
    await rows.remove(key(other))
    assert.isNull(await rows.find(key(row)))
  })

  testEach('adds no second row with the same key to {$self}', async (table, assert) => {
    const { rows, row, changes } = table
    assert.isTrue(await rows.addUnlessKnown(row))
    assert.isFalse(await rows.addUnlessKnown({ ...row, ...changes }))
    assert.deepEqual(await table.stored(row), comparable(row))
    // Last, as PostgreSQL refuses every statement after a failed one.
    await assert.rejects(() => rows.add(row))
  })

  test('keeps the unique key of {$self}')
    .with(uniqueColumns())
    .run(({ assert }, { name, columns }) =>
      inside(unitOfWork, async (repositories) => {
        await addParents(repositories, name)
        const { rows, row, other, key } = tableIn(repositories, name)
        const taken = { ...other, ...Object.fromEntries(columns.map((one) => [one, row[one]])) }
        for (const column of columns) assert.isNotNull(row[column])
        await rows.add(row)
        assert.isFalse(await rows.addUnlessKnown(taken))
        assert.isNull(await rows.find(key(other)))
        await assert.rejects(() => rows.add(taken))
      })
    )
}

type Table = ReturnType<typeof tableIn>

/** A table with two sample rows, which it does not hold yet, and changes for the first. */
function tableIn(repositories: Repositories, name: TableName) {
  const {
    rows: [row, other],
    changes,
  } = sampleOf(name)
  const rows = rowsOf(repositories, name)
  const key = (one: AnyRow) => keyOf(name, one)
  /** What is stored under the key of a row, for comparison. */
  const stored = async (one: AnyRow) => comparable(await rows.find(key(one)))
  return { name, rows, row, other, changes, key, stored }
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

/** Whether every column beside the key is fixed: the test of invalid updates refuses each. */
function isAppendOnly(name: TableName) {
  const { fixed, key } = tables[name]
  const columns = Object.keys(sampleOf(name).rows[0])
  return columns.every((column) => [...fixed, ...key].some((one) => one === column))
}
