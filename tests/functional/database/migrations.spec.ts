import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { goForward, migrate } from '#tests/support/database/migrations'
import { committing } from '#tests/support/database/transactions'

test.group('The migrations', (group) => {
  committing(group)
  group.each.teardown(async () => {
    await goForward()
  })

  test('leave nothing behind when they go down, and make the same database when they go up again', async ({
    assert,
  }) => {
    const before = await ours()
    assert.include(before, 'ledger_movements')
    await goDown()
    assert.deepEqual(await ours(), [])
    await goForward()
    assert.deepEqual(await ours(), before)
  })
})

/** Takes back every migration. */
function goDown() {
  return migrate('migration:rollback', '--batch=0')
}

/** The names of all tables, indexes and so on, except those of the migrations. */
async function ours() {
  const onPostgres = db.connection().dialect.name === 'postgres'
  const rows: { name: string }[] = await db
    .from('ours')
    .with('ours', db.raw(onPostgres ? inPostgres : inSqlite))
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('adonis_schema'))
    .toSorted()
}

const inSqlite = `select name from sqlite_master where name not like 'sqlite_%'`

/** Tables and indexes, functions, triggers. */
const inPostgres = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  union all select tgname from pg_trigger where not tgisinternal
`
