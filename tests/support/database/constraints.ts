import { rejects } from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'

export async function accepts(table: string, row: object) {
  await db.table(table).insert(row)
}

/** Asserts that the database itself rejects this row, for this reason. */
export function refuses(table: string, row: object, reason: RegExp) {
  return forbids(() => db.table(table).insert(row), reason)
}

/** In a savepoint, as a failed statement aborts the transaction of the test on PostgreSQL. */
export function forbids(attempt: () => PromiseLike<unknown>, reason: RegExp) {
  const savepoint = () =>
    db.transaction(async () => {
      await attempt()
    })
  return rejects(savepoint, reason)
}

/** The unique violation of these columns, in the words of either database. */
export function repeats(table: string, ...columns: string[]) {
  const inSqlite = columns.map((column) => `${table}\\.${column}`).join(', ')
  const inPostgres = `"${table}_(${columns.join('_')}_unique|pkey)"`
  return new RegExp(`unique constraint (failed: ${inSqlite}$|${inPostgres})`, 'i')
}

/** The violation of the check of this name, in the words of either database. */
export function breaks(check: string) {
  return new RegExp(`check constraint (failed: |")${check}`, 'i')
}
