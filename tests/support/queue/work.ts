import app from '@adonisjs/core/services/app'
import type { Job } from '@adonisjs/queue'

/** Does the work of a job once, as a worker does it. */
export async function work<P>(job: new (...parameters: never[]) => Job<P>, payload: P) {
  const made: Job<P> = await app.container.make(job)
  made.$hydrate(payload, {
    jobId: 'one',
    name: job.name,
    queue: 'default',
    priority: 0,
    attempt: 1,
    acquiredAt: new Date(),
    stalledCount: 0,
  })
  await made.execute()
}
