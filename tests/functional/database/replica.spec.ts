import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import { allMetrics } from '#operations/site_metrics'
import { measureReplica } from '#queries/replica/measure_replica'
import { mayReadReplica, readReplica } from '#queries/replica/read_replica'
import { Replica, replica } from '#queries/replica/replica'
import { withReplica } from '#tests/support/database/replica'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

test.group('What may be two seconds old', () => {
  test('is read by these queries, and by no other', ({ assert }) => {
    const files = globSync('app/**/*.ts', { cwd: app.makePath() }).filter((file) =>
      readFileSync(app.makePath(file), 'utf8').includes('readReplica(')
    )
    assert.deepEqual(files.toSorted(), [
      'app/queries/discovery/active_by_region.ts',
      'app/queries/discovery/count_members.ts',
      'app/queries/discovery/counted_classes.ts',
      'app/queries/discovery/find_members.ts',
      'app/queries/home/home_pictures.ts',
      'app/queries/landers/count_online.ts',
      'app/queries/landers/count_sharing.ts',
      'app/queries/landers/lander_people.ts',
    ])
  })
})

test.group('A replica', () => {
  test('is read up to two seconds behind, and as long as that is known', ({ assert }) => {
    const { elapse, one, told } = measured()
    assert.isFalse(one.isRead)
    one.measured(2000)
    assert.isTrue(one.isRead)
    one.measured(2001)
    assert.isFalse(one.isRead)
    one.measured(0)
    elapse(2500)
    assert.isTrue(one.isRead)
    elapse(1)
    assert.isFalse(one.isRead)
    assert.deepEqual(told, [true, false, true])
  })

  test('is not read once it fails, until it is measured again', ({ assert }) => {
    const { one, reasons, told } = measured()
    one.measured(0)
    one.failed(new Error('select 1 - gone'))
    assert.equal(reasons.at(-1), 'gone')
    one.failed(new Error('gone'))
    assert.isFalse(one.isRead)
    one.measured(0)
    assert.isTrue(one.isRead)
    assert.deepEqual(told, [true, false, true])
  })

  test('is left for three seconds when what visitors see was changed', ({ assert }) => {
    const { elapse, one } = measured()
    one.leaveForNow()
    elapse(2999)
    one.measured(0)
    assert.isFalse(one.isRead)
    elapse(1)
    assert.isTrue(one.isRead)
  })
})

/* A replica is one of PostgreSQL. */
if (process.env.DB_CONNECTION === 'pg') test.group('With a replica', onPostgres)

function onPostgres(group: Group) {
  inTransaction(group)
  const { behind, lose } = withReplica(group)

  test('a visitor reads it, one who has just written does not', async ({ assert, client }) => {
    await join(ada())
    await behind(1500)
    const everyone = () => client.get('/members?country=NL').withInertia()
    const asReader = await everyone()
    assert.containsSubset(asReader.inertiaProps, { members: [], total: 0 })
    const asWriter = await everyone().withPlainCookie('just-written', '1')
    assert.containsSubset(asWriter.inertiaProps, { members: [{ name: 'Ada' }], total: 1 })

    const writing = await client
      .post('/language')
      .withCsrfToken()
      .form({ locale: 'en' })
      .redirects(0)
    assert.match(String(writing.headers()['set-cookie']), /just-written=1; Max-Age=10;/)
  })

  test('one that is too far behind is not read, nor one that is gone', async ({
    assert,
    test: it,
  }) => {
    await behind(2500)
    assert.equal(await seen(), 'primary')
    await behind(500)
    assert.equal(await seen(), 'replica')
    assert.match(await allMetrics([]), /^vonk_replica_read 1$/m)
    lose(it)
    assert.equal(await seen(), 'primary')
    assert.match(await allMetrics([]), /^vonk_replica_read 0$/m)
    await measureReplica()
    assert.isNull(replica.lag)
    assert.notMatch(await allMetrics([]), /^vonk_replica_lag_seconds \d/m)
  })

  test('jobs and commands never read it', async ({ assert }) => {
    await behind(0)
    assert.equal(await seenBy((work) => work()), 'primary')
  })
}

function seen() {
  return seenBy(mayReadReplica)
}

async function seenBy(reader: <Result>(work: () => Result) => Result) {
  const [{ name }] = await reader(() =>
    readReplica((read) =>
      read<{ name: string }>('pg_database')
        .whereRaw('datname = current_database()')
        .select('datname as name')
    )
  )
  return process.env.PG_URL?.endsWith(`/${name}`) ? 'primary' : 'replica'
}

function measured() {
  let now = 0
  const told: boolean[] = []
  const reasons: string[] = []
  const tell = ({ isRead, why }: Readonly<{ isRead: boolean; why: string }>) => {
    told.push(isRead)
    reasons.push(why)
  }
  const one = new Replica(true, tell, () => now)
  return { one, told, reasons, elapse: (milliseconds: number) => (now += milliseconds) }
}
