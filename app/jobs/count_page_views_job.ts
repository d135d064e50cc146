import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { daysToCount } from '#core/admin/sources/periods'
import { Ports } from '#core/ports'
import { pageViewDays } from '#core/users/page_view'
import { countPageViews, lastDayOfPageViews } from '#queries/admin/sources/count_page_views'

/** Adds up the page views of each day, so that 180 days are not read one by one. */
@inject()
export default class CountPageViewsJob extends Job<Record<string, never>> {
  // The next hour's run is the retry.
  static options = { name: 'count_page_views', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const days = daysToCount(await lastDayOfPageViews(), this.ports.clock.now(), pageViewDays)
    for (const day of days) await countPageViews(day)
  }
}
