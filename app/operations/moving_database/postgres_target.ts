import pg from 'pg'

/** A column whose values are copied; with the sequence that gives it a value where none is given. */
export type Column = Readonly<{ name: string; type: string; sequence: string | null }>

export type Table = Readonly<{ name: string; columns: readonly Column[] }>

/** All tables with their columns: but those of the migrations, and those that PostgreSQL generates. */
export async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<Table>(`
    select relname as name, json_agg(json_build_object(
      'name', attname,
      'type', format_type(atttypid, null),
      'sequence', pg_get_serial_sequence(quote_ident(relname), attname)
    ) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not starts_with(relname, 'adonis_schema')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

/** Throws unless the database is as `site:prepare` made it, and keeps others from signing up in it from then on. */
export async function refuseAccounts(client: pg.Client) {
  await client.query('lock table users, admins in share row exclusive mode')
  const { rows } = await client.query(
    'select id from users union all select id from admins limit 1'
  )
  if (rows.length > 0) throw new Error('The PostgreSQL database has accounts: name another one')
}

/**
 * Has rows written just as they are, in any order: meanwhile no trigger counts them or refuses their change, and no
 * foreign key is checked. Both are back afterwards, and what breaks a foreign key fails then. In a transaction, which
 * undoes all of it when something fails.
 */
export async function withoutGuards(
  client: pg.Client,
  tables: readonly Table[],
  work: () => Promise<void>
) {
  const keys = await foreignKeysOf(client)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { drop } of keys) await client.query(drop)
  await work()
  for (const { add } of keys) await addKey(client, add)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
}

type ForeignKey = Readonly<{ drop: string; add: string }>

/** In their order, in which they act on a deletion. Those of a partition come and go with those of the whole. */
async function foreignKeysOf(client: pg.Client) {
  const { rows } = await client.query<ForeignKey>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s',
        conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0
    order by oid`)
  return rows
}

async function addKey(client: pg.Client, statement: string) {
  try {
    await client.query(statement)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new Error(`${error.message}: ${error.detail}`, { cause: error })
  }
}

/** Has each sequence go on after the largest value that was copied. */
export async function moveSequences(client: pg.Client, tables: readonly Table[]) {
  for (const table of tables) {
    for (const { name, sequence } of table.columns) {
      if (sequence)
        await client.query(`select setval($1, max("${name}")) from ${table.name}`, [sequence])
    }
  }
}
