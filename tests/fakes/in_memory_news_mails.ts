import type { DateTime } from 'luxon'
import { NewsMails } from '#core/repositories/news_mails'

export class InMemoryNewsMails extends NewsMails {
  readonly rows = new Map<string, DateTime>()

  async plan(profileId: string, { until, now }: Readonly<{ until: DateTime; now: DateTime }>) {
    const due = this.rows.get(profileId)
    if (due && due >= now.minus({ days: 2 })) return false
    this.rows.set(profileId, until)
    return true
  }
}
