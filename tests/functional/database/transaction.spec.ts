import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import type { QueryClient } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transact } from '#database/transact'
import Site from '#models/site'

const isPostgres = process.env.DB_CONNECTION === 'pg'
const table = 'transaction_tries'

const run = <T>(work: (client: TransactionClientContract) => Promise<T>) => transact(db, work)
const numbers = async () => (await db.from(table).orderBy('id')).map(({ id }) => Number(id))
const add = (client: TransactionClientContract, id: number) => client.table(table).insert({ id })

/** How many connections of the pool are held. */
function held() {
  const { pool } = (db.connection() as QueryClient).getWriteClient().client
  return (pool as { numUsed: () => number }).numUsed()
}

/** An empty table for each test. On PostgreSQL its rows may refer to what is missing until the commit. */
function onTable(group: Group) {
  group.setup(async () => {
    const deferred = isPostgres ? 'deferrable initially deferred' : ''
    await db.rawQuery(
      `create table ${table} (id integer primary key, parent integer references ${table} ${deferred})`
    )
    return async () => void (await db.rawQuery(`drop table ${table}`))
  })
  group.each.setup(() => async () => void (await db.from(table).delete()))
}

test.group('A transaction', (group) => {
  onTable(group)

  test('is committed when its work has ended, and answers what that did', async ({ assert }) => {
    const answer = await run(async (client) => {
      await add(client, 1)
      assert.equal(held(), 1)
      return 'done'
    })
    assert.equal(answer, 'done')
    assert.deepEqual(await numbers(), [1])
    assert.equal(held(), 0)
  })

  test('is rolled back when its work fails, and fails with the same', async ({ assert }) => {
    const failing = run(async (client) => {
      await add(client, 1)
      throw new Error('no more')
    })
    await assert.rejects(() => failing, 'no more')
    assert.deepEqual(await numbers(), [])
    assert.equal(held(), 0)
  })

  test('goes on after a savepoint that was rolled back', async ({ assert }) => {
    await run(async (client) => {
      await add(client, 1)
      const outer = await client.transaction()
      await add(outer, 2)
      const inner = await outer.transaction()
      await assert.rejects(() => add(inner, 2))
      await inner.rollback()
      await outer.commit()
      const undone = await client.transaction()
      await add(undone, 3)
      await undone.rollback()
      await add(client, 4)
    })
    assert.deepEqual(await numbers(), [1, 2, 4])
  })

  test('runs nothing any more once it has ended', async ({ assert }) => {
    const late = await run(async (client) => client)
    await assert.rejects(() => add(late, 1), /already complete/)
    await assert.rejects(() => late.rawQuery('select 1'), /already complete/)
    assert.isTrue(late.isCompleted)
  })

  test('keeps nothing that is sent while it is rolled back', async ({ assert }) => {
    const late: Promise<unknown>[] = []
    const failing = run(async (client) => {
      // Goes on after its transaction, as a forgotten `await` would.
      const goOn = async () => {
        for (let id = 1; id < 50; id++) await add(client, id)
      }
      late.push(goOn().catch(({ message }) => message))
      await add(client, 100)
      throw new Error('no more')
    })
    await assert.rejects(() => failing, 'no more')
    assert.match(String(await late[0]), /already complete/)
    assert.deepEqual(await numbers(), [])
  })

  test('fails with what went wrong in a savepoint that is over', async ({ assert }) => {
    const failing = run(async (client) => {
      const savepoint = await client.transaction()
      await savepoint.commit()
      await savepoint.rollback()
      throw new Error('the cause')
    })
    await assert.rejects(() => failing, 'the cause')
  })

  test('is that of the models that were read in it', async ({ assert }) => {
    const failing = run(async (client) => {
      const site = await Site.query({ client }).firstOrFail()
      await site.merge({ name: 'Renamed' }).save()
      throw new Error(site.$trx === client ? 'in it' : 'beside it')
    })
    await assert.rejects(() => failing, 'in it')
    assert.lengthOf(await Site.query().where({ name: 'Renamed' }), 0)
    const kept = await run((client) => Site.query({ client }).firstOrFail())
    assert.isUndefined(kept.$trx)
  })
})

function onPostgres(group: Group) {
  onTable(group)

  test('fails when its commit does, and leaves nothing open', async ({ assert }) => {
    const orphan = run((client) => client.table(table).insert({ id: 1, parent: 99 }))
    await assert.rejects(() => orphan, /foreign key/i)
    assert.equal(held(), 0)
    await run((client) => add(client, 2))
    assert.deepEqual(await numbers(), [2])
  })

  test('fails where a statement did, even if that was caught', async ({ assert }) => {
    const failing = run(async (client) => {
      await add(client, 1)
      await add(client, 1).catch(() => {})
    })
    await assert.rejects(() => failing, /current transaction is aborted/)
    assert.deepEqual(await numbers(), [])
    assert.equal(held(), 0)
  })

  test('that cannot be rolled back gives up its connection', async ({ assert }) => {
    const lost = run(async (client) => {
      await client.rawQuery('select pg_terminate_backend(pg_backend_pid())')
    })
    await assert.rejects(() => lost)
    assert.equal(held(), 0)
    await run((client) => add(client, 1))
    assert.deepEqual(await numbers(), [1])
  })
}

if (isPostgres) test.group('A transaction on PostgreSQL', onPostgres)

function onSqlite(group: Group) {
  onTable(group)

  test('that cannot begin tells why', async ({ assert, cleanup }) => {
    await db.rawQuery('begin')
    cleanup(() => db.rawQuery('rollback'))
    await assert.rejects(() => run((client) => add(client, 1)), /within a transaction/)
    assert.equal(held(), 0)
  })

  test('has nothing to check at its commit, which would leave it open', async ({ assert }) => {
    const deferring = db.from('sqlite_master').whereRaw(`lower(sql) like '%deferr%'`)
    assert.lengthOf(await deferring, 0)
  })

  test('that the database itself rolled back keeps its connection', async ({ assert, cleanup }) => {
    const pragma = (value: string) => db.rawQuery(`pragma ${value}`)
    const [{ page_count: pages }] = await pragma('page_count')
    await pragma(`max_page_count = ${pages + 5}`)
    cleanup(() => pragma('max_page_count = 1000000'))
    await db.rawQuery('create temporary table of_this_connection (id integer)')
    const full = run((client) =>
      client.rawQuery('create table large as select zeroblob(1000000) as body')
    )
    await assert.rejects(() => full, /full/)
    assert.lengthOf(await db.from('of_this_connection'), 0)
    assert.equal(held(), 0)
  })
}

if (!isPostgres) test.group('A transaction on SQLite', onSqlite)
