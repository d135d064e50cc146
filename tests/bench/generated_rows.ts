import db from '@adonisjs/lucid/services/db'

/** One of these texts, by the number of the row. */
export function oneOf(values: readonly string[], salt: number) {
  const cases = values.map((value, index) => `when ${index} then '${value}'`)
  return `case ${random(salt, values.length)} ${cases.join(' ')} end`
}

/** The tables that `demo:crowd` fills. */
export const tablesOfCrowd = ['users', 'profiles', 'photos', 'past_activity', 'profile_interests']

/** Columns of a table with the expressions that fill them, from the number `n` of the row. */
export type Columns = Readonly<Record<string, string | number>>

const rowsAtOnce = 1_000_000

/** Adds the rows numbered 1 to `rows`, those for which a condition holds. */
export async function addRows(table: string, rows: number, columns: Columns, where = 'true') {
  const add = () => addInParts(table, rows, columns, where)
  await (rows < rowsAtOnce ? add() : withoutIndexes([table], add))
}

async function addInParts(table: string, rows: number, columns: Columns, where: string) {
  for (let from = 1; from <= rows; from += rowsAtOnce) {
    const to = Math.min(rows, from + rowsAtOnce - 1)
    await db.rawQuery(
      `insert into ${table} (${Object.keys(columns).join(', ')}) ${series(from, to)}
       select ${Object.values(columns).join(', ')} from s where ${where}`
    )
  }
}

/** Adds a row for each that some SQL finds, numbered in that order. */
export async function addFrom(found: string, table: string, columns: Columns) {
  await db.rawQuery(
    `insert into ${table} (${Object.keys(columns).join(', ')})
     select ${Object.values(columns).join(', ')}
     from (select found.*, row_number() over () as n from (${found}) as found) as numbered`
  )
}

/** The numbers of rows, as the table `s` of a statement. */
export function series(from: number, to: number) {
  return `with recursive s(n) as (select cast(${from} as bigint) union all select n + 1 from s where n < ${to})`
}

/** From 0 up to, not including, `below`: the same for a number on every machine. */
export function random(salt: number, below: number) {
  const mixed = `((n * ${48_271 + 2 * salt} + ${salt * 7919}) % 2147483647)`
  return `((${mixed} * (${mixed} % 65521 + 1)) % 2147483647 / 16 % ${below})`
}

/** The id of the row with this number in a table with this kind of ids. */
export function id(kind: string, number: string) {
  const start = `'01900000-0000-7000-${kind}-'`
  if (!runOnPostgres()) return `${start} || printf('%012x', ${number})`
  return `(${start} || lpad(to_hex(${number}), 12, '0'))::uuid`
}

/**
 * Disables triggers and foreign key checks: the generated rows are consistent, and checking takes
 * minutes.
 */
export async function withoutChecks(tables: readonly string[], work: () => Promise<void>) {
  if (!runOnPostgres()) return withoutTriggers(work)
  for (const table of tables) await db.rawQuery(`alter table ${table} disable trigger all`)
  await work()
  for (const table of tables) await db.rawQuery(`alter table ${table} enable trigger all`)
}

/**
 * Drops the indexes of tables meanwhile: made from all rows at once they take a fraction of the time that
 * millions of random rows take one by one. Those that hold a constraint stay.
 */
export async function withoutIndexes(tables: readonly string[], work: () => Promise<void>) {
  const indexes = await indexesOf(tables)
  for (const { name } of indexes) await db.rawQuery(`drop index ${name}`)
  await work()
  for (const { made_by: statement } of indexes) await db.rawQuery(statement)
}

type Index = Readonly<{ name: string; made_by: string }>

async function indexesOf(tables: readonly string[]): Promise<readonly Index[]> {
  const these = `in (${tables.map((table) => `'${table}'`).join(', ')})`
  if (!runOnPostgres()) {
    return db.rawQuery(`select name, sql as made_by from sqlite_master
      where type = 'index' and sql is not null and tbl_name ${these}`)
  }
  const answer = await db.rawQuery(
    // A partitioned table shows its indexes as if they were to be made without those of its partitions.
    `select indexrelid::regclass::text as name,
       replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as made_by from pg_index
     where indrelid::regclass::text ${these}
     and not exists (select 1 from pg_constraint where conindid = indexrelid)`
  )
  return answer.rows
}

/** Gives PostgreSQL the memory and log that a load of millions of rows needs. */
export async function prepareLoad() {
  if (!runOnPostgres()) return
  for (const setting of [
    `maintenance_work_mem = '1GB'`,
    `work_mem = '64MB'`,
    `max_wal_size = '8GB'`,
  ]) {
    await db.rawQuery(`alter system set ${setting}`)
  }
  await db.rawQuery('select pg_reload_conf()')
}

/** Puts the server back to the settings it is installed with. */
export async function endLoad() {
  if (!runOnPostgres()) return
  await db.rawQuery('alter system reset all')
  await db.rawQuery('select pg_reload_conf()')
}

/** SQLite only knows triggers that exist. */
async function withoutTriggers(work: () => Promise<void>) {
  await db.rawQuery('pragma foreign_keys = off')
  await db.rawQuery('pragma cache_size = -500000')
  const triggers: { name: string; sql: string }[] = await db
    .from('sqlite_master')
    .where('type', 'trigger')
    .select('name', 'sql')
  for (const { name } of triggers) await db.rawQuery(`drop trigger ${name}`)
  await work()
  for (const { sql } of triggers) await db.rawQuery(sql)
  await db.rawQuery('pragma foreign_keys = on')
  await db.rawQuery('pragma cache_size = -2000')
  await db.rawQuery('pragma wal_checkpoint(truncate)')
}

/** Whether this benchmark runs on PostgreSQL. */
export function runOnPostgres() {
  return db.connection().dialect.name === 'postgres'
}
