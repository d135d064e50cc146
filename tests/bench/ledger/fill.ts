import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { growCrowd, prepareCrowd } from '#tests/bench/search/fill'

const members = 1000

/** More than a member spends during the benchmark. */
const credits = 100_000_000

/** Adds members with credits, and a plain table to compare with; returns the ids of the members. */
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
