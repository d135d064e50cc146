import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { transact } from '#database/transact'

/**
 * Folds the numbers of members, who can be found and who like the same, into one row for each class;
 * scheduled.
 */
export default class FoldCountsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'fold_counts', maxRetries: 0 }

  async execute() {
    for (const [table, classes] of tables) {
      if (db.connection().dialect.name === 'postgres') await foldOnPostgres(table, classes)
      else await foldOnSqlite(table, classes)
    }
  }
}

const tables = [
  ['class_counts', 'gender, region_id, country, born_in, sexuality, site_id, own_site_only'],
  ['interest_counts', 'country, site_id, own_site_only, interests'],
] as const

/** What is folded and what is added; none that add up to nothing. */
function folded(table: string, classes: string, rows = table) {
  return `insert into ${table} (${classes}, members)
    select ${classes}, sum(members) from ${rows} group by ${classes} having sum(members) <> 0`
}

/** One statement, so that it neither loses nor counts twice what others add meanwhile. */
async function foldOnPostgres(table: string, classes: string) {
  await db.rawQuery(
    `with gone as (delete from ${table} returning *) ${folded(table, classes, 'gone')}`
  )
}

/** The transaction keeps others from writing. */
async function foldOnSqlite(table: string, classes: string) {
  await transact(db, async (client) => {
    const [{ last }] = await client.from(table).max('rowid as last')
    await client.rawQuery(folded(table, classes))
    await client
      .from(table)
      .where('rowid', '<=', last ?? 0)
      .delete()
  })
}
