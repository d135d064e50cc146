import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { Knex } from 'knex'
import type { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { Jobs, type Job } from '#core/repositories/jobs'

/** Writes the job row inside the caller's transaction: both are kept, or neither. */
export class LucidJobs extends Jobs {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async add({ name, ...payload }: Job, at?: DateTime) {
    // The part of Knex that adding takes, inside the transaction.
    const knex = (table: string) => this.client.knexQuery().table(table)
    const queue = new KnexAdapter({ connection: knex as Knex })
    const job = { id: uuid(), name, payload, attempts: 0 }
    const delay = at ? Math.ceil(at.diffNow().toMillis()) : 0
    if (delay > 0) await queue.pushLaterOn('default', job, delay)
    else await queue.pushOn('default', job)
  }
}
