import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import { Worker } from '@adonisjs/queue'
import app from '@adonisjs/core/services/app'
import { JobWorker } from '#providers/job_worker'
import { committing } from '#tests/support/database/transactions'

test.group('The worker of a node that stops', (group) => {
  committing(group)

  test('finishes polling the queue before the database closes', async ({ assert, test: it }) => {
    const lastLook = Promise.withResolvers<void>()
    lookAtQueue(it, lastLook.promise)
    const worker = new JobWorker(app)
    await worker.start()

    let isOver = false
    const stopped = worker.stop().then(() => (isOver = true))
    await setImmediate()
    assert.isFalse(isOver)
    lastLook.resolve()
    await stopped
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

/** The worker polls until then, even after it was told to stop. */
function lookAtQueue(it: Test, until: Promise<void>) {
  const { init, start } = Worker.prototype
  Object.assign(Worker.prototype, { init: async () => {}, start: () => until })
  it.cleanup(() => void Object.assign(Worker.prototype, { init, start }))
}
