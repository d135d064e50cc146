import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { unfinished } from '#core/admin/operations/backup'
import { checkLedger } from '#jobs/check_ledger_job'
import { NodeHealth } from '#operations/node_health'
import { allMetrics } from '#operations/site_metrics'
import { OperationsServer } from '#operations/operations_server'
import { TemporaryFolder } from '#operations/temporary_folder'
import { siteFigures } from '#queries/operations/site_figures'
import { sharedConnectionTo } from '#redis/connection'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { redisServer } from '#tests/support/live/redis_server'
import { sitePorts } from '#tests/support/site/ports'

let server: OperationsServer
let address: string

async function openServer() {
  server = new OperationsServer()
  address = `http://127.0.0.1:${await server.start({ host: '127.0.0.1', port: 0 })}`
  return () => server.stop()
}

async function ask(path: string) {
  const response = await fetch(address + path)
  return { status: response.status, text: await response.text() }
}

test.group('A node that is asked how it does', (group) => {
  inTransaction(group)
  group.each.setup(openServer)

  test('lives, and is ready once database, migrations, storage and queue are', async ({
    assert,
  }) => {
    assert.deepEqual(await ask('/health/live'), { status: 200, text: '{"status":"ok"}' })
    const ready = await ask('/health/ready')
    assert.equal(ready.status, 200)
    const { checks, status } = JSON.parse(ready.text)
    assert.equal(status, 'ok')
    const names = checks.map((check: { name: string }) => check.name)
    assert.deepEqual(names, ['database', 'migrations', 'storage', 'temporary_folder', 'queue'])
  })

  test('is not ready while it stops, so that no proxy sends it more', async ({ assert }) => {
    server.drain()
    assert.equal((await ask('/health/ready')).status, 503)
    assert.equal((await ask('/health/live')).status, 200)
  })

  test('answers nothing else', async ({ assert }) => {
    for (const path of ['/', '/members', '/health']) assert.equal((await ask(path)).status, 404)
    const site = await fetch(`${siteUrl}/metrics`)
    assert.equal(site.status, 404)
  })
})

test.group('The checks of a node', (group) => {
  inTransaction(group)

  test('fail for a migration that has not run, until it has', async ({ assert }) => {
    const last = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where('id', last.id).delete()
    const health = new NodeHealth()
    const before = await health.look()
    assert.isFalse(before.isHealthy)
    assert.equal(statusOf(before, 'migrations'), 'error')
    assert.equal(statusOf(before, 'database'), 'ok')
    await db.insertQuery().table('adonis_schema').insert(last)
    assert.equal(statusOf(await new NodeHealth().look(), 'migrations'), 'ok')
  })

  test('fail for a storage that cannot be written', async ({ assert, cleanup }) => {
    const disk = drive.fake()
    cleanup(() => drive.restore())
    disk.put = () => Promise.reject(new Error('ENOSPC: no space left on device'))
    const { checks, isHealthy } = await new NodeHealth().look()
    assert.isFalse(isHealthy)
    assert.match(await allMetrics(checks), /^vonk_storage_up 0$/m)
    assert.containSubset(checks, [{ name: 'storage', status: 'error' }])
    assert.match(checks.find(({ name }) => name === 'storage')?.message ?? '', /no space left/)
  })

  test('warn of a temporary folder that cannot be written, which keeps the pages open', async ({
    assert,
  }) => {
    const folder = new TemporaryFolder(join(tmpdir(), 'gone', 'files'))
    const { checks, isHealthy, status } = await new NodeHealth({ folder }).look()
    assert.isTrue(isHealthy)
    assert.equal(status, 'warning')
    const { message } = checks.find(({ name }) => name === 'temporary_folder')!
    assert.match(message, /uploads fail: ENOENT/)
    assert.match(await allMetrics(checks), /^vonk_temporary_folder_up 0$/m)
  })

  test('warn of a store that is down for all nodes, which keeps the pages open', async ({
    assert,
    cleanup,
  }) => {
    const disk = drive.fake()
    cleanup(() => drive.restore())
    disk.put = () => Promise.reject(new Error('connection refused'))
    const { checks, isHealthy, status } = await new NodeHealth({ sharesStore: true }).look()
    assert.isTrue(isHealthy)
    assert.equal(status, 'warning')
    const storage = checks.find(({ name }) => name === 'storage')
    assert.equal(storage?.status, 'warning')
    assert.match(storage?.message ?? '', /store is down.*connection refused/)
  })

  test('warn of a Redis that is gone, which keeps the pages open', async ({ assert, cleanup }) => {
    const stub = await redisServer()
    cleanup(() => stub.die())
    const redis = sharedConnectionTo(stub.url)
    cleanup(() => redis.disconnect())
    await redis.connect()
    const look = () => new NodeHealth({ redis: stub.url }).look()
    const up = await look()
    assert.equal(statusOf(up, 'redis'), 'ok')
    assert.match(await allMetrics(up.checks), /^vonk_redis_up 1$/m)

    await stub.die()
    const gone = await look()
    assert.isTrue(gone.isHealthy)
    assert.equal(statusOf(gone, 'redis'), 'warning')
    assert.match(await allMetrics(gone.checks), /^vonk_redis_up 0$/m)
  })

  test('warn of a queue that is behind, which keeps the pages open', async ({ assert }) => {
    const dueAt = Date.now() - 700_000
    await addJob('delayed', dueAt)
    const { isHealthy, status, checks } = await new NodeHealth().look()
    assert.isTrue(isHealthy)
    assert.equal(status, 'warning')
    assert.match(checks.at(-1)!.message, /70\d seconds/)
  })
})

test.group('The metrics of a node', (group) => {
  inTransaction(group)
  group.each.setup(openServer)

  test('count requests by the pattern of their route, never by an address', async ({ assert }) => {
    await fetch(`${siteUrl}/pages/privacy?email=ada@example.com`)
    await fetch(`${siteUrl}/no-such-page`)
    const { text } = await ask('/metrics')
    assert.match(
      text,
      /vonk_http_requests_total\{route="\/pages\/:page",method="GET",status="200"\} \d/
    )
    assert.match(text, /vonk_http_requests_total\{route="\/\*",method="GET",status="404"\} \d/)
    assert.match(text, /vonk_http_request_seconds_bucket\{le="0.005",route="\/pages\/:page"/)
    assert.notInclude(text, 'ada@example.com')
    assert.notInclude(text, 'no-such-page')
    for (const name of [
      'nodejs_eventloop_lag_seconds',
      'vonk_streams_open',
      'vonk_database_up 1',
      'vonk_storage_up 1',
      'vonk_temporary_folder_up 1',
    ]) {
      assert.include(text, name)
    }
    assert.notMatch(text, /^vonk_redis_up/m)
  })

  test('are told while the database hangs, which they say', async ({ assert }) => {
    const down = [{ name: 'database', status: 'error', message: 'No answer' }] as const
    const text = await allMetrics([...down], () => new Promise(() => {}))
    assert.match(text, /^vonk_database_up 0$/m)
    assert.match(text, /^vonk_streams_open \d/m)
  }).timeout(2000)

  test('are told while the figures of the database are not found in time', async ({ assert }) => {
    const up = [{ name: 'database', status: 'ok', message: 'The database answers' }] as const
    assert.match(await allMetrics([...up], () => new Promise(() => {})), /^vonk_database_up 1$/m)
    const failing = () => Promise.reject(new Error('canceling statement'))
    assert.match(await allMetrics([...up], failing), /^vonk_database_up 1$/m)
  }).timeout(6000)

  test('say nothing of backups where none was made', async ({ assert }) => {
    const { text } = await ask('/metrics')
    assert.include(text, '# TYPE vonk_backup_age_seconds gauge')
    assert.notMatch(text, /^vonk_(backup_age_seconds|drill_age_seconds|backup_failed)/m)
  })

  test('tell when a backup was made and restored, and what failed of that since', async ({
    assert,
  }) => {
    const now = Date.now()
    const outcome = (act: string, seconds: number, failure: string | null) => {
      return { id: crypto.randomUUID(), act, at: now - seconds * 1000, failure }
    }
    await db
      .table('backup_outcomes')
      .multiInsert([
        outcome('create', 60, null),
        outcome('drill', 90_000, null),
        outcome('drill', 30, 'No space left'),
      ])
    assert.deepEqual((await siteFigures(now)).backups, {
      create: { age: 60, failed: false },
      drill: { age: 90_000, failed: true },
    })
  })

  test('take no backup for failed while it is at work, but one that was cut off', async ({
    assert,
  }) => {
    const now = Date.now()
    const failedAfter = async (rows: [hours: number, failure: string | null][]) => {
      await db.from('backup_outcomes').delete()
      for (const [hours, failure] of rows) {
        const row = { id: crypto.randomUUID(), act: 'create', at: now - hours * 3_600_000, failure }
        await db.insertQuery().table('backup_outcomes').insert(row)
      }
      return (await siteFigures(now)).backups.create.failed
    }
    assert.isNull(await failedAfter([[1, unfinished]]))
    const atWorkAfter = (failure: string | null) =>
      failedAfter([
        [1, unfinished],
        [24, failure],
      ])
    assert.isFalse(await atWorkAfter(null))
    assert.isTrue(await atWorkAfter('No space left'))
    assert.isTrue(await failedAfter([[7, unfinished]]))
  })

  test('tell what became of the pushes of today', async ({ assert }) => {
    const day = DateTime.utc().toISODate()
    await db.table('delivery_counts').multiInsert([
      { day, outcome: 'push_sent', number: 7 },
      { day, outcome: 'push_failed', number: 2 },
      { day, outcome: 'mail_bounced', number: 3 },
      { day: '2026-01-01', outcome: 'push_sent', number: 9 },
    ])
    const { pushesToday } = await siteFigures(Date.now())
    assert.deepEqual(pushesToday, { sent: 7, failed: 2, ended: 0 })
  })

  test('tell of the queue, mails and the checks of the books', async ({ assert }) => {
    const now = Date.now()
    await addJob('delayed', now - 42_000)
    await addJob('failed', null)
    await checkLedger(await sitePorts())
    const figures = await siteFigures(now + 1000)
    assert.deepEqual(figures.jobs, { delayed: 1, failed: 1 })
    assert.equal(figures.oldestDueSeconds, 43)
    assert.equal(figures.checks.ledger?.findings, 0)
    assert.isBelow(figures.checks.ledger?.age ?? 99, 5)
    assert.isNull(figures.checks.audit)
    assert.deepEqual(figures.countedToday, {})
  })

  test('add up what was counted today on all sites, but for money', async ({ assert }) => {
    const site = await db.from('sites').firstOrFail()
    const day = DateTime.utc().toISODate()
    const figure = (kind: string, part: string, value: number, on = day) => {
      return { site_id: site.id, day: on, kind, part, value }
    }
    await db
      .insertQuery()
      .table('daily_figures')
      .multiInsert([
        figure('messages', 'a', 3),
        figure('messages', 'b', 4),
        figure('messages', 'a', 9, '2026-01-01'),
        figure('revenue', 'EUR ideal', 999),
      ])
    assert.deepEqual((await siteFigures(Date.now())).countedToday, { messages: 7 })
  })
})

function statusOf({ checks }: Awaited<ReturnType<NodeHealth['look']>>, name: string) {
  return checks.find((check) => check.name === name)?.status
}

function addJob(status: string, executeAt: number | null) {
  const job = { id: crypto.randomUUID(), queue: 'default', status, execute_at: executeAt }
  const data = JSON.stringify({ id: job.id, name: 'count_figures', payload: {}, attempts: 0 })
  return db
    .insertQuery()
    .table('queue_jobs')
    .insert({ ...job, data })
}
