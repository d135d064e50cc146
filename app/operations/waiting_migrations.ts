import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'

/** The names of migrations of this release that have not run; null when the database is empty. */
export async function waitingMigrations() {
  // Asked for its list, the runner would make its table, perhaps just as a node that prepares does.
  if (!(await db.connection().schema.hasTable('adonis_schema'))) return null
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const waiting = (await runner.getList()).filter(({ status }) => status === 'pending')
  return waiting.map(({ name }) => name)
}
