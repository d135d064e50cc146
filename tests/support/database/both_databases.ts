import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { openPostgres } from '#database/postgres_connection'

/** All rows of each table, in a form that is the same for both databases. */
type Rows = ReadonlyMap<string, readonly string[]>

export function rowsInSqlite(file: string): Rows {
  const database = new Sqlite(file, { readonly: true })
  try {
    const sql = `select name from sqlite_schema
      where type = 'table' and name not like 'sqlite_%' and name not like 'adonis_schema%'`
    const tables = database.prepare<[], string>(sql).pluck().all()
    return new Map(
      tables.map((table) => {
        const statement = database.prepare<[], object>(`select * from ${table}`)
        const moments = statement.columns().filter(({ type }) => type === 'datetime')
        const names = moments.map(({ name }) => name)
        return [table, statement.all().map((row) => inOneForm(row, names))]
      })
    )
  } finally {
    database.close()
  }
}

export async function rowsInPostgres(connectionString: string): Promise<Rows> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await openPostgres(client, { settings: false, statements: null })
    const { rows: tables } = await client.query(`select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
        and not starts_with(relname, 'adonis_schema')`)
    const found = new Map<string, string[]>()
    for (const { name } of tables) {
      const { rows } = await client.query<object>(`select * from ${name}`)
      found.set(
        name,
        rows.map((row) => inOneForm(row))
      )
    }
    return found
  } finally {
    await client.end()
  }
}

/** What PostgreSQL has to keep its rows right, and which of it is at work. */
export const guardsOfPostgres = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as what
  from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0
    and conrelid not in (select inhrelid from pg_inherits)
  union all
  select tgrelid::regclass::text, tgname, tgenabled::text
  from pg_trigger where not tgisinternal and tgparentid = 0
  order by 1, 2, 3`

/** Moments that SQLite wrote itself are text. */
function inOneForm(row: object, moments: readonly string[] = []) {
  const values = Object.entries(row).map(([name, value]) => {
    if (moments.includes(name) && typeof value === 'string') return [name, Date.parse(`${value}Z`)]
    if (typeof value === 'boolean') return [name, Number(value)]
    if (value instanceof Date) return [name, value.getTime()]
    if (Buffer.isBuffer(value)) return [name, value.toString('hex')]
    return [name, value]
  })
  return JSON.stringify(values.toSorted())
}
