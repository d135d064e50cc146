import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { FailedJobs } from '#core/repositories/failed_jobs'

/** Rows of the queue's own table, which no model describes. */
export class LucidFailedJobs extends FailedJobs {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async lock(id: string) {
    const row = await this.#failed(id).forUpdate().first()
    return row ? { id, name: JSON.parse(row.data).name as string } : null
  }

  async retry(id: string, now: DateTime) {
    const { data } = await this.#failed(id).firstOrFail()
    const job = JSON.parse(data)
    job.attempts = 0
    await this.#failed(id).update({
      status: 'delayed',
      data: JSON.stringify(job),
      execute_at: now.toMillis(),
      finished_at: null,
      error: null,
      // An equal job may wait again by now, under this id.
      dedup_id: null,
    })
  }

  async remove(id: string) {
    await this.#failed(id).delete()
  }

  #failed(id: string) {
    return this.client.from('queue_jobs').where({ id, status: 'failed' })
  }
}
