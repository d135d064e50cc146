import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Rows per INSERT: SQLite limits the values of a statement. */
const chunkSize = 400

/** Inserts any number of rows. */
export async function insertAll(
  client: QueryClientContract,
  table: string,
  rows: readonly object[]
) {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await client.table(table).multiInsert(rows.slice(start, start + chunkSize))
  }
}
