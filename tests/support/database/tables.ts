import db from '@adonisjs/lucid/services/db'

/** The names of all tables, except those of the migrations. */
export async function tables() {
  const rows = await catalogue<{ name: string }>(inSqlite, inPostgres)
  const names = rows.map(({ name }) => name)
  return names.filter((name) => !name.startsWith('adonis_schema')).toSorted()
}

/** Every column of every table, and the table it refers to. */
export async function columns() {
  type Column = { table: string; column: string; refers_to: string | null }
  const names = new Set(await tables())
  const rows = await catalogue<Column>(columnsInSqlite, columnsInPostgres)
  return rows.filter(({ table }) => names.has(table))
}

/** The columns of every unique index beside primary keys, in their order. */
export async function uniqueIndexes() {
  type Part = { table: string; name: string; partial: number | boolean; column: string }
  const parts = await catalogue<Part>(uniqueInSqlite, uniqueInPostgres)
  const indexes = Map.groupBy(parts, ({ table, name }) => `${table} ${name}`)
  return [...indexes.values()].map((found) => ({
    table: found[0].table,
    isPartial: Boolean(found[0].partial),
    columns: found.map(({ column }) => column),
  }))
}

async function catalogue<R>(sqlite: string, postgres: string): Promise<R[]> {
  const onPostgres = db.connection().dialect.name === 'postgres'
  return db.from('ours').with('ours', db.raw(onPostgres ? postgres : sqlite))
}

/** All rows of the database as text, by table, to prove that something is in none of them. */
export async function allRows() {
  const rows: Record<string, string> = {}
  for (const name of await tables()) rows[name] = JSON.stringify(await db.from(name))
  return rows
}

const inSqlite = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
/** Without the parts of a table, which are no tables of their own. */
const inPostgres = `select relname as name from pg_class where relkind in ('r', 'p')
  and not relispartition and relnamespace = 'public'::regnamespace`

const columnsInSqlite = `
  select t.name as "table", c.name as "column", f."table" as refers_to
  from sqlite_master t join pragma_table_xinfo(t.name) c
  left join pragma_foreign_key_list(t.name) f on f."from" = c.name
  where t.type = 'table'`
const columnsInPostgres = `
  select c.table_name as "table", c.column_name as "column", r.relname as refers_to
  from information_schema.columns c
  join pg_attribute a on a.attrelid = to_regclass(quote_ident(c.table_name))
    and a.attname = c.column_name
  left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey)
  left join pg_class r on r.oid = k.confrelid
  where c.table_schema = 'public'`

const uniqueInSqlite = `
  select t.name as "table", i.name as name, i.partial as partial, c.name as "column"
  from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
  where t.type = 'table' and i."unique" = 1 and i.origin <> 'pk'
  order by t.name, i.name, c.seqno`
/** A parted table has its keys in each part: those of the default one stand for all. */
const uniqueInPostgres = `
  select coalesce(whole.relname, t.relname) as "table", i.relname as name, x.indpred is not null as partial,
    a.attname as "column"
  from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  left join pg_inherits h on h.inhrelid = t.oid and t.relispartition
  left join pg_class whole on whole.oid = h.inhparent
  join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  cross join lateral unnest(x.indkey::int2[]) with ordinality as k(number, position)
  join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
  where x.indisunique and not x.indisprimary
    and (not t.relispartition or pg_get_expr(t.relpartbound, t.oid) = 'DEFAULT')
  order by t.relname, i.relname, k.position`
