import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { transact } from '#database/transact'

/** Folds the numbers of members that can be found into one row for each class; scheduled. */
export default class FoldCountsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'fold_counts', maxRetries: 0 }

  async execute() {
    if (db.connection().dialect.name === 'postgres') await db.rawQuery(foldOnPostgres)
    else await foldOnSqlite()
  }
}

const classes = 'gender, region_id, country, born_in, sexuality, site_id'

/** What is folded and what is added; none that add up to nothing. */
function folded(rows: string) {
  return `insert into class_counts (${classes}, members)
    select ${classes}, sum(members) from ${rows} group by ${classes} having sum(members) <> 0`
}

/** One statement, so that it neither loses nor counts twice what others add meanwhile. */
const foldOnPostgres = `
  with gone as (delete from class_counts returning *) ${folded('gone')}`

/** The transaction keeps others from writing. */
async function foldOnSqlite() {
  await transact(db, async (client) => {
    const [{ last }] = await client.from('class_counts').max('rowid as last')
    await client.rawQuery(folded('class_counts'))
    await client
      .from('class_counts')
      .where('rowid', '<=', last ?? 0)
      .delete()
  })
}
