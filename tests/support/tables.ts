import db from '@adonisjs/lucid/services/db'

/** The names of all tables, but for the record of the migrations. */
export async function tables(): Promise<string[]> {
  const onPostgres = db.connection().dialect.name === 'postgres'
  const rows: { name: string }[] = await db
    .from('ours')
    .with('ours', db.raw(onPostgres ? inPostgres : inSqlite))
  const names = rows.map(({ name }) => name)
  return names.filter((name) => !name.startsWith('adonis_schema')).toSorted()
}

/** Every row of the database as text, by table: to prove that something is in none of them. */
export async function everything() {
  const rows: Record<string, string> = {}
  for (const name of await tables()) rows[name] = JSON.stringify(await db.from(name))
  return rows
}

const inSqlite = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
const inPostgres = `select tablename as name from pg_tables where schemaname = 'public'`
