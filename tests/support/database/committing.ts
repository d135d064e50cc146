import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import { invalidateSites } from '#queries/sites/current_site'
import { prepareDatabase } from '#tests/support/database/transactions'

/**
 * For groups whose requests run side by side, each in a transaction of its own: what they write
 * stays. The ledger refuses to be emptied, so afterwards all tables are made anew.
 */
export function committing(group: Group) {
  group.teardown(async () => {
    const ace = await app.container.make('ace')
    await ace.exec('migration:rollback', ['--batch=0', '--compact-output', '--no-schema-generate'])
    await prepareDatabase()
    invalidateSites()
  })
}
