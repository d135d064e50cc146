import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Job, Locator, QueueManager } from '@adonisjs/queue'
import app from '@adonisjs/core/services/app'
import { JobWorker } from '#providers/job_worker'
import { committing } from '#tests/support/database/transactions'

/** Milliseconds. */
const long = 1500
const soon = 3000

test.group('The worker of a node', (group) => {
  committing(group)

  test('does other jobs while one takes long, and goes on when it has ended', async ({
    assert,
    test: it,
  }) => {
    Locator.register('of_this_test', JobOfThisTest)
    const worker = new JobWorker(app)
    it.cleanup(() => worker.stop())
    await worker.start()

    const first = await queue(long)
    const second = await queue(0)
    assert.isTrue(await isDone(second))
    assert.isFalse(done.has(first))
    assert.isTrue(await isDone(first))
    assert.isTrue(await isDone(await queue(0)))
  })
})

const done = new Set<string>()

/** Takes as long as it is told. */
class JobOfThisTest extends Job<{ id: string; takes: number }> {
  async execute() {
    await setTimeout(this.payload.takes)
    done.add(this.payload.id)
  }
}

async function queue(takes: number) {
  const id = crypto.randomUUID()
  const job = { id, name: 'of_this_test', payload: { id, takes }, attempts: 0 }
  await QueueManager.use().pushOn('default', job)
  return id
}

/** Whether a job is done soon: a worker that had met a fault would rest for five seconds. */
async function isDone(id: string) {
  const end = Date.now() + soon
  while (!done.has(id) && Date.now() < end) await setTimeout(20)
  return done.has(id)
}
