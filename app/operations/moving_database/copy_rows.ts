import type Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { Column, Table } from '#operations/moving_database/postgres_target'
import { keyOf, rowsOf } from '#operations/moving_database/sqlite_source'

/** Characters for one statement: some thousand messages, or one picture. */
const most = 1_000_000

/** Tables whose keys are not told: a person who has one is logged in, or can be told by it. */
const secretKeys = ['sessions', 'rate_limits']

/** Called with the number of rows that were just copied into a table. */
export type Tell = (table: string, rows: number) => void

/**
 * Copies all rows of a table, some at a time. They go as JSON, whose values PostgreSQL reads by the types of its
 * columns: 0 and 1 as booleans, text as UUIDs. Throws with the key of a row that PostgreSQL refuses.
 */
export async function copyRows(
  client: pg.Client,
  source: Sqlite.Database,
  { columns, name: table }: Table,
  tell: Tell
) {
  const key = keyOf(source, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const insert = `insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, $1)`
  const write = (rows: readonly string[]) => client.query(insert, [`[${rows.join()}]`])

  for (const batch of batchesOf(rowsInJson(source, table, columns))) {
    await client.query('savepoint batch')
    try {
      await write(batch)
    } catch {
      await client.query('rollback to savepoint batch')
      await writeOneByOne(batch)
    }
    await client.query('release savepoint batch')
    tell(table, batch.length)
  }

  /** To know which of them is refused. */
  async function writeOneByOne(rows: readonly string[]) {
    for (const row of rows) {
      try {
        await write([row])
      } catch (error) {
        const values = secretKeys.includes(table) ? [] : key.map((name) => JSON.parse(row)[name])
        throw new Error(`${[table, ...values].join(' ')}: ${reasonOf(error)}`, { cause: error })
      }
    }
  }
}

function* rowsInJson(source: Sqlite.Database, table: string, columns: readonly Column[]) {
  for (const row of rowsOf(source, table)) {
    const values = columns.map(({ name, type }) => [name, inJson(row[name], type)])
    yield JSON.stringify(Object.fromEntries(values))
  }
}

/** Sessions and schedules have moments that are no numbers on PostgreSQL. */
function inJson(value: unknown, type: string) {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  const isMoment = typeof value === 'number' && type === 'timestamp with time zone'
  return isMoment ? new Date(value).toISOString() : value
}

function* batchesOf(rows: Iterable<string>) {
  let batch: string[] = []
  let size = 0
  for (const row of rows) {
    batch.push(row)
    size += row.length
    if (size < most) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

/** Without the details of PostgreSQL, which may quote the row. */
function reasonOf(error: unknown) {
  if (error instanceof pg.DatabaseError && error.detail?.includes('\\u0000')) {
    return 'it has the character NUL in its text, which PostgreSQL does not take'
  }
  return error instanceof Error ? error.message : String(error)
}
