import { rejects } from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'

export async function accepts(table: string, row: object) {
  await db.table(table).insert(row)
}

/** The database itself does not take this row, for this reason. */
export function refuses(table: string, row: object, reason: RegExp) {
  return forbids(() => db.table(table).insert(row), reason)
}

/** In a savepoint: a failed statement would end the transaction of the test on PostgreSQL. */
export function forbids(attempt: () => PromiseLike<unknown>, reason: RegExp) {
  const savepoint = () =>
    db.transaction(async () => {
      await attempt()
    })
  return rejects(savepoint, reason)
}

/** How either database says that a row repeats these columns of another. */
export function repeats(table: string, ...columns: string[]) {
  const inSqlite = columns.map((column) => `${table}\\.${column}`).join(', ')
  const inPostgres = `"${table}_(${columns.join('_')}_unique|pkey)"`
  return new RegExp(`unique constraint (failed: ${inSqlite}$|${inPostgres})`, 'i')
}

/** How either database says that a row breaks the check of this name. */
export function breaks(check: string) {
  return new RegExp(`check constraint (failed: |")${check}`, 'i')
}
