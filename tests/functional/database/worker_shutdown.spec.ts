import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import { Worker } from '@adonisjs/queue'
import app from '@adonisjs/core/services/app'
import { JobWorker } from '#providers/job_worker'
import WorkerProvider from '#providers/worker_provider'
import env from '#start/env'
import { committing } from '#tests/support/database/transactions'

test.group('The worker of a node that stops', (group) => {
  committing(group)

  test('finishes polling the queue before the database closes', async ({ assert, test: it }) => {
    workHere(it)
    const lastLook = Promise.withResolvers<void>()
    lookAtQueue(it, lastLook.promise)
    const provider = new WorkerProvider(app)
    await provider.ready()

    let isOver = false
    const shutdown = provider.shutdown().then(() => (isOver = true))
    await setImmediate()
    assert.isFalse(isOver)
    lastLook.resolve()
    await shutdown
    assert.isTrue(isOver)
  })
})

test.group('A worker that stops while it looks at the queue', () => {
  test('finishes the job that it took there, too', async ({ assert, test: it }) => {
    const happened: string[] = []
    const { init, start, stop } = Worker.prototype
    it.cleanup(() => void Object.assign(Worker.prototype, { init, start, stop }))
    const lastLook = Promise.withResolvers<void>()
    Worker.prototype.init = async () => {}
    Worker.prototype.start = () => lastLook.promise.then(() => void happened.push('looked'))
    Worker.prototype.stop = async () => void happened.push('finished its jobs')
    const worker = new JobWorker(app)
    await worker.start()

    const stopping = worker.stop()
    lastLook.resolve()
    await stopping
    const byEach = (what: string) => Array.from({ length: 5 }, () => what)
    assert.deepEqual(happened, [
      ...byEach('finished its jobs'),
      ...byEach('looked'),
      ...byEach('finished its jobs'),
    ])
  })
})

/** Other tests run the queue themselves. */
function workHere(it: Test) {
  const before = env.get('QUEUE_WORKER')
  env.set('QUEUE_WORKER', 'web')
  it.cleanup(() => env.set('QUEUE_WORKER', before))
}

/** The worker polls until then, even after it was told to stop. */
function lookAtQueue(it: Test, until: Promise<void>) {
  const { init, start } = Worker.prototype
  Object.assign(Worker.prototype, { init: async () => {}, start: () => until })
  it.cleanup(() => void Object.assign(Worker.prototype, { init, start }))
}
