import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { countFigures } from '#queries/admin/count_figures'

/** Counts what happened today so far, and yesterday as a whole. */
@inject()
export default class CountFiguresJob extends Job {
  static options = { name: 'count_figures' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const now = this.ports.clock.now()
    await countFigures(now.minus({ days: 1 }).startOf('day'), now)
    await countFigures(now.startOf('day'), now)
  }
}
