import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { DateTime } from 'luxon'

export type Row = Record<string, unknown>

/**
 * Opens the database of a site that is stopped, and keeps everybody else out until it is closed. Throws while another
 * process has it open, even one that rests.
 */
export function openSource(file: string) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`)
  const source = new Sqlite(file, { timeout: 0 })
  try {
    // With a write-ahead log, every open connection stands in the way of this; without one, those that read or write.
    source.pragma('locking_mode = exclusive')
    source.exec('begin exclusive')
    if (!isOurs(source)) throw new Error(`${file} is not the database of a site`)
    return source
  } catch (error) {
    source.close()
    throw inOurWords(error, file)
  }
}

function isOurs(source: Sqlite.Database) {
  const sql = `select count(*) from sqlite_schema where name in ('adonis_schema', 'users')`
  return source.prepare(sql).pluck().get() === 2
}

function inOurWords(error: unknown, file: string) {
  if (!(error instanceof Sqlite.SqliteError)) return error
  if (error.code === 'SQLITE_NOTADB') return new Error(`${file} is not the database of a site`)
  if (!error.code.startsWith('SQLITE_BUSY')) return error
  return new Error(`${file} is open: stop the site, its workers and whatever else reads it`, {
    cause: error,
  })
}

/** The names of the migrations that have run. */
export function migrationsOf(source: Sqlite.Database) {
  return source.prepare<[], string>('select name from adonis_schema').pluck().all()
}

/** All columns, as `table.column`: but those of the migrations, and those that SQLite generates. */
export function columnsOf(source: Sqlite.Database) {
  const sql = `select t.name || '.' || c.name from sqlite_schema as t join pragma_table_info(t.name) as c
    where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'adonis_schema%'`
  return source.prepare<[], string>(sql).pluck().all()
}

/** The columns by which a row of a table is told from others; none where it has no key. */
export function keyOf(source: Sqlite.Database, table: string) {
  const sql = 'select name from pragma_table_info(?) where pk > 0 order by pk'
  return source.prepare<[string], string>(sql).pluck().all(table)
}

/** The rows of a table one by one, in the order in which they were added. */
export function rowsOf(source: Sqlite.Database, table: string) {
  return source.prepare<[], Row>(`select * from ${table}`).iterate()
}

export function countIn(source: Sqlite.Database, tables: readonly string[]) {
  const count = (table: string) => source.prepare(`select count(*) from ${table}`).pluck().get()
  return Object.fromEntries(tables.map((table) => [table, Number(count(table))]))
}

/** The months (UTC) in which messages were delivered, the oldest first. */
export function monthsOfMessages(source: Sqlite.Database) {
  const sql = 'select min(delivered_at) from messages where delivered_at >= ?'
  const firstSince = source.prepare<[number], number | null>(sql).pluck()
  const months: DateTime[] = []
  for (let at = firstSince.get(0); at; at = firstSince.get(+months.at(-1)!.plus({ months: 1 }))) {
    months.push(DateTime.fromMillis(at, { zone: 'utc' }).startOf('month'))
  }
  return months
}
