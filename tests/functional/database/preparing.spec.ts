import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import { emptyDatabase } from '#tests/support/site/preparing'
import { atOnce } from '#tests/support/runner/sample'

test.group('Nodes that prepare a database', () => {
  test('do so once, though two begin at the same time and a migration failed half way before', async ({
    assert,
    test: it,
  }) => {
    const { hold, prepare, sql } = await opened(it)
    // What this migration makes second is there already: it fails half way, after those before it.
    await sql('create table obstacle (id integer)')
    await sql('create index users_signup_date on obstacle (id)')
    const failing = Array.from({ length: atOnce(1, 2) }, () => prepare())
    for (const { exitCode, output } of await Promise.all(failing)) {
      assert.equal(exitCode, 1)
      assert.include(output, '0006_create_accounts')
      assert.include(output, 'already exists')
    }
    assert.isBelow((await sql('select name from adonis_schema')).length, migrations().length)

    await assert.rejects(() => sql('select 1 from users'))
    await sql('drop table obstacle')
    const release = await hold()
    let waiting = 0
    const nodes = await twice(() => prepare(() => void (++waiting === 2 && release())))
    assert.deepEqual(
      nodes.map(({ exitCode }) => exitCode),
      [0, 0]
    )
    const [waited, worked] = nodes.map(({ output }) => output).toSorted(lateFirst)
    assert.include(waited, 'Already up to date')
    assert.include(worked, 'migrated database/migrations/0006_create_accounts')
    const done = await sql('select name from adonis_schema')
    assert.deepEqual(done.map(({ name }) => name).toSorted(), migrations())
    assert.lengthOf(await sql('select id from sites'), 1)
  }).timeout(300_000)

  test('take over one that all migrations before the first release made, and refuse one that some made', async ({
    assert,
    test: it,
  }) => {
    const { prepare, sql } = await opened(it)
    assert.equal((await prepare()).exitCode, 0)
    const [site] = await sql('select id from sites')
    await sql('delete from adonis_schema')
    await sql(`insert into adonis_schema (name, batch) values ${former(173)}`)
    const refused = await prepare()
    assert.equal(refused.exitCode, 1)
    assert.include(refused.output, 'This database was made before the first release')
    assert.deepEqual(await sql('select id from sites'), [site])

    await sql('delete from adonis_schema')
    await sql(`insert into adonis_schema (name, batch) values ${former(174)}`)
    const { exitCode, output } = await prepare()
    assert.equal(exitCode, 0, output)
    const done = await sql('select name from adonis_schema')
    assert.deepEqual(done.map(({ name }) => name).toSorted(), migrations())
    assert.deepEqual(await sql('select id from sites'), [site])
  }).timeout(300_000)
})

async function opened(it: Test) {
  const database = await emptyDatabase()
  it.cleanup(() => database.remove())
  return database
}

function twice<Answer>(act: () => Promise<Answer>) {
  return Promise.all([act(), act()])
}

function lateFirst(one: string) {
  return one.includes('Already up to date') ? -1 : 1
}

/** Rows of as many former migrations, the last of which is there if all are. */
function former(count: number) {
  const between = Array.from({ length: count - 2 }, (_, place) => `0002_former_${place}`)
  const last =
    count === 174 ? '0410_count_members_for_visitors' : '0390_let_members_keep_to_their_site'
  return ['0001_create_places', ...between, last]
    .map((name) => `('database/migrations/${name}', 1)`)
    .join(', ')
}

function migrations() {
  return readdirSync(app.migrationsPath())
    .map((file) => `database/migrations/${file.replace('.ts', '')}`)
    .toSorted()
}
