import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { unfinished } from '#core/admin/operations/backup'
import { picturesFolder } from '#config/drive'
import { measureStorage } from '#jobs/measure_storage_job'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { subscribe } from '#tests/support/push/pushes'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import type { ApiClient } from '@japa/api-client'
import { sitePorts } from '#tests/support/site/ports'

const isPostgres = () => db.connection().dialect.name === 'postgres'

test.group('What the page of operations shows', (group) => {
  inTransaction(group)

  test('is how many pushes and mails failed in 14 days', async ({ assert, client }) => {
    await join(ada())
    await subscribe(client, ada(), 'https://push.example/phone')
    const now = DateTime.utc()
    await countDeliveries(now, {
      push_sent: 1234,
      push_failed: 56,
      push_ended: 7,
      mail_bounced: 8,
      mail_complained: 9,
    })
    await countDeliveries(now.minus({ days: 14 }), { push_sent: 4321 })
    await db.table('soft_bounces').insert({
      id: crypto.randomUUID(),
      user_id: ada().user.id,
      at: now.toMillis(),
    })
    const page = await operationsPage(client)
    assert.include(page, 'subscribed to push notifications: 1.')
    const [mail, push] = ['<h2>Bounces and complaints', '<h2>Push'].map((title) =>
      page.slice(page.indexOf(title)).split('</table>')[0].split('<tr>').at(-1)
    )
    assert.deepEqual(numbersOf(mail), ['1', '8', '9'])
    assert.deepEqual(numbersOf(push), ['1,234', '56', '7'])
    assert.notInclude(page, '4,321')
  })

  test('is where pictures are kept, and what they take', async ({ assert, client }) => {
    assert.include(await operationsPage(client), 'Not measured yet')
    await join(ada())
    await storeFiles(await storePhoto(ada()))
    const ports = await sitePorts()
    await measureStorage(ports)
    const page = await operationsPage(client)
    assert.include(page, `Folder <code>${picturesFolder}</code>`)
    assert.match(page, /1 photos, 3 files, 1 MB/)
    assert.notInclude(page, 'Not measured yet')
  })

  test('are the versions of all parts, and the last migration', async ({ assert, client }) => {
    const page = await operationsPage(client)
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const [{ name }] = await db.from('adonis_schema').orderBy('id', 'desc').limit(1)
    assert.include(page, `<dt>Vonk</dt><dd>${version}`)
    assert.include(page, `<dt>Node</dt><dd>${process.version}`)
    assert.match(page, /<dd>(SQLite 3\.\d+\.\d+|PostgreSQL \d\d\.\d+[^,]*), \d+ MB/)
    assert.include(page, `<code>${name.split('/').at(-1)}</code>`)
  })

  test('are the slowest queries, without values', async ({ assert, client }) => {
    if (!isPostgres()) return assert.include(await operationsPage(client), 'SQLite doesn’t time')
    assert.include(await operationsPage(client), 'the database has no pg_stat_statements')
    await standInForStatements([
      ['select  *\nfrom users where id = $1', 3, 1520.4],
      ['insert into messages values ($1)', 90, 12],
      [`alter role vonk password 'secret'`, 1, 9000],
    ])
    const page = await operationsPage(client)
    const rows = page.slice(page.indexOf('<h2>Slowest queries')).split('</table>')[0].split('<tr>')
    assert.lengthOf(rows, 4)
    assert.match(rows[2], /<code>select \* from users where id = \$1<\/code>/)
    assert.deepEqual(numbersOf(rows[2]), ['3', '1,520 ms', '3,041 ms'])
    assert.include(rows[3], 'insert into messages')
    assert.notInclude(page, 'secret')
  })

  test('is when backups were made and restored, if ever', async ({ assert, client }) => {
    const shown = async () => {
      const page = await operationsPage(client)
      return page.slice(page.indexOf('<h2>Backups')).split('</dl>')[0]
    }
    assert.match(await shown(), /Never.*Never/s)
    await db.table('backup_outcomes').multiInsert([
      { id: crypto.randomUUID(), act: 'create', at: Date.UTC(2026, 0, 2), failure: null },
      { id: crypto.randomUUID(), act: 'drill', at: Date.UTC(2026, 0, 3), failure: 'No space left' },
    ])
    assert.match(await shown(), /2 Jan 2026.*3 Jan 2026.*Failed: No space left/s)
    await db.from('backup_outcomes').where('act', 'drill').update({ failure: unfinished })
    assert.match(await shown(), /3 Jan 2026.*still running, or interrupted/s)
  })
})

async function operationsPage(client: ApiClient) {
  const { read } = await adminAtWork(client, 'viewer')
  return read('/admin/operations')
}

function numbersOf(row = '') {
  return [...row.matchAll(/<td class="number">([^<]*)</g)].map(([, number]) => number)
}

function countDeliveries(at: DateTime, numbers: Readonly<Record<string, number>>) {
  const rows = Object.entries(numbers).map(([outcome, number]) => {
    return { day: at.toISODate(), outcome, number }
  })
  return db.table('delivery_counts').multiInsert(rows)
}

/** The view of the extension, which the server of the tests does not load. */
async function standInForStatements(rows: readonly (readonly [string, number, number])[]) {
  await db.rawQuery(`select set_config('pg_stat_statements.max', '5000', true)`)
  await db.rawQuery(
    `create table pg_stat_statements as select (select oid from pg_database where
      datname = current_database()) as dbid, ''::text as query, 0::bigint as calls,
      0::float8 as mean_exec_time, 0::float8 as max_exec_time where false`
  )
  for (const [query, calls, mean] of rows) {
    await db.rawQuery(
      `insert into pg_stat_statements (dbid, query, calls, mean_exec_time, max_exec_time)
       select oid, ?, ?, ?, ? from pg_database where datname = current_database()`,
      [query, calls, mean, mean * 2]
    )
  }
}
