import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { seedBasics } from '#tests/support/database/basics'

/** An empty database of the newest schema, with the few rows every test leans on. */
export async function prepareDatabase() {
  await testUtils.db().migrate()
  await seedBasics()
}

/** Each test of the group starts from the same rows: what it writes is rolled back. */
export function inTransaction(group: Group) {
  group.each.setup(async () => {
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    // What waits for the end of a transaction would never come: this one is not let end.
    const onPostgres = db.connection().dialect.name === 'postgres'
    if (onPostgres) await db.rawQuery('set constraints all immediate')
    return rollBack
  })
}
