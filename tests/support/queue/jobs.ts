import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '@adonisjs/queue'

type Waiting<P> = Readonly<{ id: string; payload: P; at: number | null }>

/** The waiting jobs of a name, oldest first; only those that are rows of the database. */
export async function waitingJobs<P>(name: string): Promise<Waiting<P>[]> {
  const rows = await db.from('queue_jobs').where('data', 'like', `%"${name}"%`).orderBy('id')
  return rows.map(({ id, data, execute_at: at }) => {
    return { id, payload: JSON.parse(data).payload, at: at === null ? null : Number(at) }
  })
}

type JobClass<P> = new (...parameters: never[]) => Job<P>

/** Runs each waiting job of a kind once, as a worker does. */
export async function workJobs<P>(job: JobClass<P> & { options: { name: string } }) {
  for (const { id, payload } of await waitingJobs<P>(job.options.name)) {
    await db.from('queue_jobs').where({ id }).delete()
    await runJob(job, payload, id)
  }
}

/** Runs a job once, without the queue. */
export async function runJob<P>(job: JobClass<P>, payload: P, jobId = 'one') {
  await (await hydratedJob(job, payload, jobId)).execute()
}

/** A job as a worker has it before it runs. */
export async function hydratedJob<P, One extends Job<P>>(
  job: new (...parameters: never[]) => One,
  payload: P,
  jobId = 'one'
) {
  const instance: One = await app.container.make(job)
  instance.$hydrate(payload, {
    jobId,
    name: job.name,
    queue: 'default',
    priority: 0,
    attempt: 1,
    acquiredAt: new Date(),
    stalledCount: 0,
  })
  return instance
}
