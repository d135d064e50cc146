import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { NewsMails } from '#core/repositories/news_mails'

/** A job is retried for about a day (config/queue.ts): one planned longer ago was lost. */
const lostAfterDays = 2

export class LucidNewsMails extends NewsMails {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async plan(profileId: string, { until, now }: Readonly<{ until: DateTime; now: DateTime }>) {
    const lost = now.minus({ days: lostAfterDays }).toMillis()
    const written: unknown[] = await this.client
      .knexQuery()
      .table('news_mails')
      .insert({ profile_id: profileId, due_at: until.toMillis() })
      .onConflict('profile_id')
      .merge(['due_at'])
      .where((due) => {
        due.whereNull('news_mails.due_at').orWhere('news_mails.due_at', '<', lost)
      })
      .returning('profile_id')
    return written.length > 0
  }
}
