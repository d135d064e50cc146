import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
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
    const today = now.startOf('day')
    const yesterday = today.minus({ days: 1 })
    const oldest = today.minus({ days: mostDays - 1 })
    const last = (await lastCountedDay()) ?? oldest
    const first = DateTime.max(oldest, DateTime.min(last, yesterday))
    for (let day = first; day <= today; day = day.plus({ days: 1 })) await countSources(day)
    const thisMonth = today.startOf('month')
    const firstMonth = DateTime.min(first.startOf('month'), thisMonth.minus({ months: 1 }))
    for (let month = firstMonth; month < thisMonth; month = month.plus({ months: 1 })) {
      await addUpMonth(month)
    }
    await forgetArrivals(now)
  }
}
