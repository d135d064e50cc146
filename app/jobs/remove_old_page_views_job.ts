import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { dayOf } from '#core/admin/figures/figure'
import { Ports } from '#core/ports'
import { pageViewsKeptFrom } from '#core/users/page_view'
import PageView from '#models/page_view'

/** Removes page views that are older than 180 days; scheduled. */
@inject()
export default class RemoveOldPageViewsJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'remove_old_page_views', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const from = pageViewsKeptFrom(this.ports.clock.now())
    await PageView.query().where('opened_at', '<', from.toMillis()).delete()
    await db.from('page_view_days').where('day', '<', dayOf(from)).delete()
  }
}
