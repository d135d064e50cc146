import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { keepPrepared, restorePrepared } from '#tests/support/database/prepared'

/**
 * Runs each test of the group in a transaction that is rolled back, so all start from the same
 * rows; and without what earlier ones counted towards limits, which are in memory.
 */
export function inTransaction(group: Group) {
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    // Deferred constraints would never be checked, as this transaction never commits.
    const onPostgres = db.connection().dialect.name === 'postgres'
    if (onPostgres) await db.rawQuery('set constraints all immediate')
    return rollBack
  })
}

/**
 * For groups whose requests run at the same time, each in its own transaction: what they write is
 * committed. The ledger cannot be emptied, so the database is made again afterwards.
 */
export function committing(group: Group) {
  group.setup(async () => {
    await keepPrepared()
    return restorePrepared
  })
}
