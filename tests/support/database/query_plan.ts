import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#tests/support/database/statements'

/**
 * The plan of a statement of some work, the first unless its place is given, step by step, as it is for
 * these tables when they are large: PostgreSQL would scan small ones, or gather all of a member's few
 * rows, or sort them.
 */
export async function stepsOf(
  work: () => Promise<unknown>,
  analyzed: readonly string[],
  place = 0
) {
  if (runOnPostgres()) {
    // What tests before left and rolled back makes some indexes longer than others.
    for (const table of analyzed) await db.rawQuery(`reindex table ${table}`)
    await db.rawQuery(`analyze ${analyzed.join(', ')}`)
    await db.rawQuery('set local enable_seqscan = off')
    await db.rawQuery('set local enable_bitmapscan = off')
    await db.rawQuery('set local enable_sort = off')
  }
  const { sql, bindings } = (await statementsOf(work))[place]
  const how = runOnPostgres() ? 'explain' : 'explain query plan'
  const answer = await db.rawQuery(`${how} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as never)
  if (!runOnPostgres()) return answer.map(({ detail }: { detail: string }) => detail) as string[]
  return answer.rows.map((row: Record<string, string>) => row['QUERY PLAN']) as string[]
}

function runOnPostgres() {
  return db.connection().dialect.name === 'postgres'
}
