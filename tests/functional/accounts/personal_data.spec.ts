import { test } from '@japa/runner'
import { excludedTables, personalTables } from '#queries/accounts/personal_data'
import { inTransaction } from '#tests/support/database/transactions'
import { columns, tables } from '#tests/support/database/tables'

const exportedTables = Object.keys(personalTables)

test.group('The list of personal data', (group) => {
  inTransaction(group)

  test('names every table once: in the download, or left out with a reason', async ({ assert }) => {
    assert.deepEqual([...exportedTables, ...Object.keys(excludedTables)].toSorted(), await tables())
    for (const reason of Object.values(excludedTables)) assert.isNotEmpty(reason)
  })

  for (const table of exportedTables) {
    test(`exports every column, or says why not: ${table}`, async ({ assert }) => {
      const there = (await columns()).filter((column) => column.table === table)
      const { exported: inFile, withheld = {} } = personalTables[table]
      assert.sameMembers(
        [...inFile, ...Object.keys(withheld)],
        there.map(({ column }) => column)
      )
      for (const reason of Object.values(withheld)) assert.isNotEmpty(reason)
    })
  }
})
