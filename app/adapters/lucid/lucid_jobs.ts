import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import { v7 as uuid } from 'uuid'
import { Jobs, type Job } from '#core/ports/jobs'

/** Writes the job row inside the caller's transaction: both are kept, or neither. */
export class LucidJobs extends Jobs {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async add({ name, ...payload }: Job) {
    const queue = new KnexAdapter({ connection: this.client.knexClient })
    await queue.pushOn('default', { id: uuid(), name, payload, attempts: 0 })
  }
}
