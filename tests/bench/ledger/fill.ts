import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { growCrowd, prepareCrowd } from '#tests/bench/search/fill'

const members = 1000

/** More than anybody spends while it is measured. */
const credits = 100_000_000

/**
 * Members who can pay, and a table that knows nothing of a ledger; answers the ids of the members.
 */
export async function prepareLedger(app: ApplicationService): Promise<string[]> {
  await prepareCrowd(app)
  await growCrowd(0, members)
  await db.from('users').update({ credits })
  await db.connection().schema.createTable('bench_legs', (table) => {
    table.uuid('id').primary()
    table.string('account', 50).notNullable()
    table.integer('credits').notNullable()
    table.bigInteger('at').notNullable()
  })
  const users = await db.from('users').select('id')
  return users.map(({ id }) => id)
}
