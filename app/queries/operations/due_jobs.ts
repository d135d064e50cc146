import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/** The score by which the queue sorts jobs that are ready: its priority times this, and the moment. */
const priorityFactor = 1e13

/** Since when the oldest job that waits has been due, in milliseconds; null when none is due. */
export async function oldestDueJob(now: number) {
  const [{ dueAt }] = await read<{ dueAt: number | null }>('queue_jobs')
    .where((due) => {
      due.where('status', 'pending').orWhere((delayed) => {
        delayed.where('status', 'delayed').where('execute_at', '<=', now)
      })
    })
    .select(db.raw(`min(coalesce(execute_at, score % ${priorityFactor})) as due_at`))
  return dueAt
}
