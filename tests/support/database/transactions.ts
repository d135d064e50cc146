import testUtils from '@adonisjs/core/services/test_utils'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { forgetMemory } from '#tests/support/database/memory'
import { keepPrepared, restorePrepared } from '#tests/support/database/prepared'

/**
 * Runs each test of the group in a transaction that is rolled back, so all start from the same
 * rows; with a folder of its own for stored files; and without what earlier ones left in memory.
 */
export function inTransaction(group: Group) {
  group.each.setup(async () => {
    await forgetMemory()
    drive.fake()
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    // Deferred constraints would never be checked, as this transaction never commits.
    const onPostgres = db.connection().dialect.name === 'postgres'
    if (onPostgres) await db.rawQuery('set constraints all immediate')
    return async () => {
      await rollBack()
      drive.restore()
      await forgetMemory()
    }
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
