import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { DeliveryCounts, type DeliveryOutcome } from '#core/repositories/delivery_counts'

export class InMemoryDeliveryCounts extends DeliveryCounts {
  /** By day and outcome: `2026-02-01 mail_bounced`. */
  readonly rows = new Map<string, number>()

  async add(outcome: DeliveryOutcome, at: DateTime) {
    const key = `${dayOf(at)} ${outcome}`
    this.rows.set(key, (this.rows.get(key) ?? 0) + 1)
  }
}
