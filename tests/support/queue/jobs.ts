import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '@adonisjs/queue'

type Waiting<P> = Readonly<{ id: string; payload: P; at: number | null }>

/** The jobs of a name that wait, those of the database alone. */
export async function waitingJobs<P>(name: string): Promise<Waiting<P>[]> {
  const rows = await db.from('queue_jobs').where('data', 'like', `%"${name}"%`).orderBy('id')
  return rows.map(({ id, data, execute_at: at }) => {
    return { id, payload: JSON.parse(data).payload, at: at === null ? null : Number(at) }
  })
}

type JobClass<P> = (new (...parameters: never[]) => Job<P>) & { options: { name: string } }

/** Does each job of a kind that waits, once, as a worker does. */
export async function workJobs<P>(job: JobClass<P>) {
  const { name } = job.options
  for (const { id, payload } of await waitingJobs<P>(name)) {
    await db.from('queue_jobs').where({ id }).delete()
    const made: Job<P> = await app.container.make(job)
    made.$hydrate(payload, {
      jobId: id,
      name,
      queue: 'default',
      priority: 0,
      attempt: 1,
      acquiredAt: new Date(),
      stalledCount: 0,
    })
    await made.execute()
  }
}
