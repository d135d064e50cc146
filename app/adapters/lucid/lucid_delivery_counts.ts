import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { DeliveryCounts, type DeliveryOutcome } from '#core/repositories/delivery_counts'

/** Counted in one statement, as several nodes deliver at the same time. */
export class LucidDeliveryCounts extends DeliveryCounts {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async add(outcome: DeliveryOutcome, at: DateTime) {
    await this.client.rawQuery(
      `insert into delivery_counts (day, outcome, number) values (?, ?, 1)
       on conflict (day, outcome) do update set number = delivery_counts.number + 1`,
      [dayOf(at), outcome]
    )
  }
}
