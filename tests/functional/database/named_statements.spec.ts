import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import type { Database } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import type { ClientBase } from 'pg'
import { hasOnePlan, NamedStatements } from '#database/named_statements'
import { openPostgres } from '#database/postgres_connection'
import { transact } from '#database/transact'

test.group('Statements that have one plan', () => {
  test('{$self}')
    .with([
      'select * from "users" where "id" = $1 limit $2 for update',
      'select "status", "credits" from "users" where "id" = $1 limit $2',
      'select * from "likes" where "liker_id" = $1 and "likes"."liked_id" = $2',
      'update "participants" set "unread" = unread + 1 where "profile_id" = $1',
      'delete from "blocks" where "blocker_id" = $1 and "blocked_id" = $2',
      'insert into "news_mails" ("due_at") values ($1) on conflict ("profile_id") do nothing',
      'insert into "logins" ("id") values ($1) on conflict ("id") do update set "n" = excluded."n"',
      'insert into "logins" ("id") values ($1) returning "id"',
      'insert into "logins" ("id") values ($1) on conflict do nothing returning "id"',
    ])
    .run(({ assert }, text) => assert.isTrue(hasOnePlan(text)))
})

test.group('Statements whose plan depends on their values', () => {
  test('{$self}')
    .with([
      'select * from "profiles" where "last_active_at" >= $1',
      'select * from "profiles" where "country" = $1 or "region_id" = $2',
      'select * from "profiles" where "country" = $1 order by "last_active_at" desc limit $2',
      'select * from "orders" inner join "users" on "a" = "b" where "orders"."id" = $1',
      'select * from "profiles" where "user_id" in ($1, $2)',
      'select count(*) as "total" from "profiles" where "country" = $1',
      'select * from "profiles" where "interests" = (select $1)',
      'update "profiles" set "rank" = (select 1 from "likes") where "country" = $1',
      'update "profiles" set "invisible" = $1',
      'insert into "places" ("id", "name") values ($1, $2), ($3, $4)',
      'insert into "a" ("n") values ($1) on conflict ("n") do update set "n" = (select 1 from "b")',
      'select "id" from "profiles" where "score" >= $1 union all select "id" from "users" where "id" = $2',
      'update "profiles" set "site_id" = "users"."site_id" from "users" where "profiles"."id" = $1',
    ])
    .run(({ assert }, text) => assert.isFalse(hasOnePlan(text)))
})

/* SQLite has no plans that a migration could make outdated. */
if (process.env.DB_CONNECTION === 'pg') {
  test.group('A table that a newer release changes meanwhile', withTableToChange)
}

function withTableToChange(group: Group) {
  group.each.setup(async () => {
    const connection = { connectionString: process.env.PG_URL }
    const statements = new NamedStatements()
    const afterCreate = (client: ClientBase, done: (error: Error | null) => void) => {
      void openPostgres(client, { settings: true, statements }).then(() => done(null), done)
    }
    db.manager.add(name, { client: 'pg', connection, pool: { min: 1, max: 1, afterCreate } })
    await db.connection(name).rawQuery('create table changing (id integer, word text)')
    await db.connection(name).rawQuery(`insert into changing values (1, 'one')`)
    return async () => {
      await db.connection(name).rawQuery('drop table changing')
      await db.manager.close(name, true)
    }
  })

  test('is read by name before', async ({ assert }) => {
    await readOne()
    await readOne()
    assert.deepEqual(await namedStatements(), ['select * from "changing" where "id" = $1 limit $2'])
  })

  test('is read with its new column', async ({ assert }) => {
    await readOne()
    await addColumn()
    assert.deepEqual(await readOne(), { id: 1, word: 'one', more: null })
    assert.deepEqual(await readOne(), { id: 1, word: 'one', more: null })
  })

  test('is read with it in a transaction, which is repeated', async ({ assert }) => {
    await readOne()
    await addColumn()
    let times = 0
    const found = await transact(
      { connection: () => db.connection(name) } as Database,
      async (client) => {
        times++
        await client
          .from('changing')
          .where('id', 1)
          .update({ word: `${times}` })
        return client.from('changing').where('id', 1).first()
      }
    )
    assert.deepEqual(found, { id: 1, word: '2', more: null })
    assert.equal(times, 2)
  })

  test('is asked for by name again after an hour', async ({ assert, cleanup }) => {
    const readWord = () => db.connection(name).from('changing').where('word', 'one').first()
    await readOne()
    await addColumn()
    await readOne()
    await readWord()
    assert.lengthOf(await namedStatements(), 1)
    const hourLater = Date.now() + 3_600_001
    const { now } = Date
    cleanup(() => void (Date.now = now))
    Date.now = () => hourLater
    await readWord()
    assert.lengthOf(await namedStatements(), 2)
  })
}

const name = 'changing'

function readOne() {
  return db.connection(name).from('changing').where('id', 1).first()
}

function addColumn() {
  return db.connection(name).rawQuery('alter table changing add column more text')
}

async function namedStatements(): Promise<string[]> {
  const query = 'select statement from pg_prepared_statements order by prepare_time'
  const { rows } = await db.connection(name).rawQuery(query)
  return rows.map(({ statement }: Readonly<{ statement: string }>) => statement)
}
