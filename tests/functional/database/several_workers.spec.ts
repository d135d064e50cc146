import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import SendRemindersJob from '#jobs/send_reminders_job'
import { keepSchedule } from '#providers/keep_schedule'
import { SharedJobs } from '#providers/shared_jobs'
import { failedJobs } from '#queries/admin/operations/jobs'
import { siteFigures } from '#queries/operations/site_figures'
import { committing, inTransaction } from '#tests/support/database/transactions'
import { statementsOf } from '#tests/support/database/statements'
import { schedulersAtOnce } from '#tests/support/queue/schedulers'
import { stopTime } from '#tests/support/time/time_travel'

const fiveMinutes = 300_000
const threshold = 30_000

test.group('A schedule that several nodes keep', (group) => {
  committing(group)

  test('is not due again when a node starts whose clock is 90 s behind', async ({
    assert,
    test: it,
  }) => {
    const clock = stopTime(it)
    const justDue = fiveMinutes - (Date.now() % fiveMinutes) + 5000
    await keepSchedule(SendRemindersJob, 'send_reminders', '*/5 * * * *')
    clock.passes(justDue)
    assert.equal((await jobs().claimDueSchedule())?.id, 'send_reminders')
    const next = await nextRunAt()
    clock.passes(justDue - 90_000)
    await keepSchedule(SendRemindersJob, 'send_reminders', '*/5 * * * *')
    assert.deepEqual(await nextRunAt(), next)
    clock.passes(justDue)
    assert.isNull(await jobs().claimDueSchedule())
  })

  test('is done at a new time once a release brings one', async ({ assert }) => {
    await keepSchedule(SendRemindersJob, 'send_reminders', '1 1 1 1 *')
    await keepSchedule(SendRemindersJob, 'send_reminders', '2 1 1 1 *')
    assert.equal((await nextRunAt())?.getUTCMinutes(), 2)
  })
})

test.group('Schedulers of two machines, one with its clock 90 s ahead', () => {
  test('begin each job once', async ({ assert, test: it }) => {
    const schedules = Array.from({ length: 20 }, (_, number) => `schedule_${number}`)
    const begun = await schedulersAtOnce(it, [0, 90_000], schedules)
    assert.deepEqual(begun.flat().toSorted(), schedules.toSorted())
  }).timeout(60_000)
})

test.group('A job that another worker does', (group) => {
  inTransaction(group)

  test('stays with it while it gives heartbeats, however late its clock is', async ({ assert }) => {
    const { elapse, worker } = secondWorker()
    for (const heartbeat of [1, 2, 3]) {
      await giveHeartbeat(heartbeat)
      assert.equal(await worker.recoverStalledJobs('default', threshold, 10), 0)
      elapse(threshold)
    }
    assert.equal(await statusOfJob(), 'active')
  })

  test('is done again by one alone once it gives none', async ({ assert }) => {
    await giveHeartbeat(Date.now() + 90_000)
    const [one, two] = [secondWorker(), secondWorker()]
    const look = ({ worker }: typeof one) => worker.recoverStalledJobs('default', threshold, 10)
    assert.deepEqual([await look(one), await look(two)], [0, 0])
    one.elapse(threshold)
    two.elapse(threshold)
    assert.deepEqual([await look(one), await look(two)], [1, 0])
    assert.equal(await statusOfJob(), 'pending')
  })

  test('is done again by one that looks at another queue meanwhile', async ({ assert }) => {
    const { elapse, worker } = secondWorker()
    await giveHeartbeat(1)
    const look = (queue: string) => worker.recoverStalledJobs(queue, threshold, 10)
    assert.deepEqual([await look('default'), await look('backups')], [0, 0])
    elapse(threshold)
    assert.equal(await look('default'), 1)
  })

  test('has failed once it was taken over too often, which operators see, and may be done again', async ({
    assert,
  }) => {
    const { elapse, worker } = secondWorker()
    const worksAndDies = async (heartbeat: number, most: number) => {
      await db.from('queue_jobs').update({ status: 'active', acquired_at: heartbeat })
      await worker.recoverStalledJobs('default', threshold, most)
      elapse(threshold)
      return worker.recoverStalledJobs('default', threshold, most)
    }
    await giveHeartbeat(1)
    assert.equal(await worksAndDies(1, 2), 1)
    assert.equal(await worksAndDies(2, 2), 1)
    assert.equal(await worksAndDies(3, 2), 0)
    const [failed] = await failedJobs()
    assert.containSubset(failed, { id: 'one', name: 'send_reminders' })
    assert.match(String(failed.error), /^Taken over 2 times/)
    assert.closeTo(Number(failed.finishedAt), Date.now(), 10_000)
    assert.equal((await siteFigures(Date.now())).jobs.failed, 1)
    assert.equal(await worksAndDies(4, 2), 1)
  })
})

test.group('A worker that looks for work', (group) => {
  inTransaction(group)
  const [minute, payload] = [60_000, {}]

  test('takes a job that waits, and one that waited until now', async ({ assert, test: it }) => {
    const clock = stopTime(it)
    await jobs().pushLaterOn('default', { id: 'later', name: 'any', payload, attempts: 0 }, minute)
    assert.isNull(await jobs().popFrom('default'))
    await jobs().pushOn('default', { id: 'now', name: 'any', payload, attempts: 0 })
    assert.isNull(await jobs().popFrom('backups'))
    assert.equal((await jobs().popFrom('default'))?.id, 'now')
    assert.isNull(await jobs().popFrom('default'))
    clock.passes(minute)
    assert.equal((await jobs().popFrom('default'))?.id, 'later')
  })

  test('begins no transaction where there is none', async ({ assert }) => {
    await db.from('queue_schedules').delete()
    const asked = await statementsOf(async () => {
      assert.isNull(await jobs().popFrom('default'))
      assert.isNull(await jobs().claimDueSchedule())
    })
    assert.isNotEmpty(asked)
    for (const { sql } of asked) assert.match(sql, /^select/)
  })
})

function jobs() {
  return new SharedJobs(db.connection().getWriteClient())
}

async function nextRunAt() {
  return (await QueueManager.use().getSchedule('send_reminders'))?.nextRunAt
}

function secondWorker() {
  let now = 0
  const worker = new SharedJobs(db.connection().getWriteClient(), () => now)
  return { worker, elapse: (milliseconds: number) => (now += milliseconds) }
}

async function giveHeartbeat(at: number) {
  const data = JSON.stringify({ id: 'one', name: 'send_reminders', payload: {}, attempts: 0 })
  const job = { id: 'one', queue: 'default', status: 'active', data, acquired_at: at, score: 1 }
  await db
    .connection()
    .getWriteClient()('queue_jobs')
    .insert(job)
    .onConflict(['id', 'queue'])
    .merge()
}

async function statusOfJob(): Promise<string | undefined> {
  return (await db.from('queue_jobs').where('id', 'one').first())?.status
}
