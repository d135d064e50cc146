import Database from 'better-sqlite3'
import pg from 'pg'

export type Row = Record<string, string | number | null>

/** Runs one statement on the database of a running site, on a connection of its own. */
export async function runSql(env: NodeJS.ProcessEnv, sql: string): Promise<Row[]> {
  return env.DB_CONNECTION === 'pg'
    ? runOnPostgres(env.PG_URL, sql)
    : inSqlite(env.SQLITE_FILE, sql)
}

/** Runs one statement on a PostgreSQL server, on a connection of its own. */
export async function runOnPostgres(connectionString: string | undefined, sql: string) {
  const client = new pg.Client({ connectionString })
  // The statement fails with it.
  client.on('error', () => {})
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
