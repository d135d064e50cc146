import { test } from '@japa/runner'
import { storedTables } from '#adapters/lucid/lucid_repositories'
import { type TableName, tableNames } from '#core/repositories/tables'
import { uniqueKeys } from '#tests/fakes/unique_keys'
import { uniqueIndexes } from '#tests/support/database/tables'

test.group('The unique keys of repositories in memory', () => {
  test('are the unique indexes of the database', async ({ assert }) => {
    const inDatabase = await indexesByTable()
    for (const name of tableNames) {
      const indexes = inDatabase.get(storedTables[name].name) ?? []
      const { lists, conditional } = keysInMemory(name)
      const columns = indexes.map((index) => index.columns.join())
      assert.includeMembers(columns, lists, `${name}: a key that the database does not have`)
      const others = indexes.filter((index) => !lists.includes(index.columns.join()))
      assert.lengthOf(others, conditional, `${name}: an index that memory does not have`)
      assert.isTrue(
        others.every(({ isPartial }) => isPartial),
        `${name}: an index of every row is a list of columns`
      )
    }
  })
})

async function indexesByTable() {
  return Map.groupBy(await uniqueIndexes(), ({ table }) => table)
}

/** The keys that are lists of columns, by their names in the database, and the number of others. */
function keysInMemory(name: TableName) {
  const keys: readonly unknown[] = uniqueKeys[name] ?? []
  const lists = keys.filter((key): key is readonly string[] => Array.isArray(key))
  return {
    lists: lists.map((key) => key.map((column) => storedTables[name].column(column)).join()),
    conditional: keys.length - lists.length,
  }
}
