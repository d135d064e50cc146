import Database from 'better-sqlite3'
import pg from 'pg'

export type Row = Record<string, string | number | null>

/** Runs one statement on the database of a running site, as another process would. */
export async function runSql(env: NodeJS.ProcessEnv, sql: string): Promise<Row[]> {
  return env.DB_CONNECTION === 'pg' ? inPostgres(env.PG_URL, sql) : inSqlite(env.SQLITE_FILE, sql)
}

async function inPostgres(connectionString: string | undefined, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql)
    return rows
  } finally {
    await client.end()
  }
}

function inSqlite(file: string | undefined, sql: string): Row[] {
  const database = new Database(file ?? '', { timeout: 5000 })
  try {
    const statement = database.prepare<[], Row>(sql)
    if (statement.reader) return statement.all()
    statement.run()
    return []
  } finally {
    database.close()
  }
}
