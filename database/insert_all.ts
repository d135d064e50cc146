import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** More rows than this in one INSERT are too many for SQLite. */
const chunkSize = 400

/** Inserts any number of rows. */
export async function insertAll(
  client: TransactionClientContract,
  table: string,
  rows: readonly object[]
) {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await client.table(table).multiInsert(rows.slice(start, start + chunkSize))
  }
}
