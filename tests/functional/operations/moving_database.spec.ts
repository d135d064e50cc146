import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import Sqlite from 'better-sqlite3'
import { inTransaction } from '#tests/support/database/transactions'
import { runCommand } from '#tests/support/operators/run_command'

/* What is moved, and what stands in its way while a site runs: tests/processes/database_move.spec.ts. */
if (process.env.DB_CONNECTION === 'pg') test.group('A move to PostgreSQL is refused', onPostgres)
else {
  test('A move by the settings of SQLite is refused', async ({ assert }) => {
    const { exitCode, report } = await runCommand('database:move')
    assert.equal(exitCode, 2)
    assert.include(report, 'Set DB_CONNECTION=pg and PG_URL')
  })
}

function onPostgres(group: Group) {
  inTransaction(group)
  /** Database of a site without any other table. */
  let file: string

  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-moving-'))
    file = join(folder, 'vonk.sqlite3')
    const ran: { name: string }[] = await db.from('adonis_schema').select('name')
    change('create table users (id char(36), nickname text)')
    change('create table adonis_schema (name varchar(255))')
    for (const { name } of ran) change(`insert into adonis_schema values ('${name}')`)
    return () => rm(folder, { recursive: true })
  })

  test('from a file that is not there, or not of a site', async ({ assert }) => {
    assert.include(await refusal(`${file}.lost`), 'does not exist')
    change('alter table users rename to people')
    assert.include(await refusal(), 'is not the database of a site')
    await writeFile(file, 'Not a database, long as it is. '.repeat(20))
    assert.include(await refusal(), 'is not the database of a site')
  })

  test('while somebody has the file open', async ({ assert, cleanup }) => {
    const reader = new Sqlite(file)
    cleanup(() => void reader.close())
    reader.exec('begin; select name from adonis_schema')
    assert.include(await refusal(), `${file} is open: stop the site`)
  })

  test('from another release', async ({ assert }) => {
    change(`insert into adonis_schema values ('9999_of_tomorrow')`)
    assert.include(await refusal(), 'newer release, with 9999_of_tomorrow')
    change(`delete from adonis_schema where name like '%_create_triggers'`)
    assert.match(await refusal(), /earlier release, without .*_create_triggers/)
  })

  test('from other tables and columns than PostgreSQL has', async ({ assert }) => {
    const reason = await refusal()
    assert.match(reason, /^Only one of the two databases has /)
    for (const column of ['users.nickname', 'profiles.name']) assert.include(reason, column)
  })

  test('to a database that is not prepared', async ({ assert }) => {
    await db.from('adonis_schema').where('name', 'like', '%_create_triggers').delete()
    assert.include(await refusal(), 'not prepared: run site:prepare first')
  })

  function change(statement: string) {
    const database = new Sqlite(file)
    database.exec(statement)
    database.close()
  }

  async function refusal(from = file) {
    const { exitCode, report } = await runCommand('database:move', from, '--json')
    if (exitCode !== 1) throw new Error(`Exit code ${exitCode}: ${report}`)
    return String(JSON.parse(report).error)
  }
}
