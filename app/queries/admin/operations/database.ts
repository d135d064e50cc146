import db from '@adonisjs/lucid/services/db'
import { redact } from '#config/log_redaction'
import { read } from '#queries/read'

const slowestShown = 10
const charactersShown = 300

/** Which database serves the installation, its size in bytes, and the migration that ran last. */
export async function databaseFacts() {
  const migration = await read<{ name: string }>('adonis_schema')
    .select('name')
    .orderBy('id', 'desc')
    .first()
  const facts = isPostgres() ? await postgresFacts() : await sqliteFacts()
  const lastMigration = migration?.name.split('/').at(-1) ?? null
  return { ...facts, lastMigration, slowQueries: await slowQueries() }
}

async function postgresFacts() {
  const { rows } = await db.rawQuery(
    `select pg_database_size(current_database()) as size, current_setting('server_version') as version`
  )
  const [{ size, version }] = rows
  return { name: 'PostgreSQL', version: String(version), size: Number(size) }
}

async function sqliteFacts() {
  const [{ size, version }] = await db.rawQuery(
    `select page_count * page_size as size, sqlite_version() as version
     from pragma_page_count(), pragma_page_size()`
  )
  return { name: 'SQLite', version: String(version), size: Number(size) }
}

/**
 * The statements that take longest on average, in milliseconds, since the server began to count. Null where
 * nothing counts: on SQLite, and without the extension pg_stat_statements. Its texts hold no values; those of
 * other statements, such as that of a password, can.
 */
async function slowQueries() {
  if (!isPostgres() || !(await countsStatements())) return null
  type Row = Readonly<{ text: string; calls: number; mean: number; longest: number }>
  const rows = await read<Row>('pg_stat_statements')
    .whereRaw('dbid = (select oid from pg_database where datname = current_database())')
    .whereRaw(`query ~* '^\\s*(select|insert|update|delete|with)\\M'`)
    .select(db.raw('query as text, calls, mean_exec_time as mean, max_exec_time as longest'))
    .orderBy('mean_exec_time', 'desc')
    .limit(slowestShown)
  return rows.map(({ calls, longest, mean, text }) => {
    const shown = redact(text.replaceAll(/\s+/g, ' ').trim()).slice(0, charactersShown)
    return { text: shown, calls: Number(calls), mean, longest }
  })
}

/** The extension can be made in a database of a server that does not load it. */
async function countsStatements() {
  const { rows } = await db.rawQuery(
    `select to_regclass('pg_stat_statements') is not null as made,
       current_setting('pg_stat_statements.max', true) is not null as loaded`
  )
  return rows[0].made && rows[0].loaded
}

function isPostgres() {
  return db.connection().dialect.name === 'postgres'
}
