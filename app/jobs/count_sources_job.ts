import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { daysToCount } from '#core/admin/sources/periods'
import { Ports } from '#core/ports'
import { addUpMonth, countSources, forgetArrivals } from '#queries/admin/sources/count_sources'
import { lastCountedDay } from '#queries/admin/sources/source_figures'

/** The longest time that the page shows at once. */
const mostDays = 366

/** Counts by source what happened since the last counted day, at least yesterday and today so far. */
@inject()
export default class CountSourcesJob extends Job<Record<string, never>> {
  static options = { name: 'count_sources', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const now = this.ports.clock.now()
    const days = daysToCount(await lastCountedDay(), now, mostDays)
    for (const day of days) await countSources(day)
    const thisMonth = now.startOf('month')
    const firstMonth = DateTime.min(days[0].startOf('month'), thisMonth.minus({ months: 1 }))
    for (let month = firstMonth; month < thisMonth; month = month.plus({ months: 1 })) {
      await addUpMonth(month)
    }
    await forgetArrivals(now)
  }
}
