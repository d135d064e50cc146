import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { countActive } from '#queries/discovery/count_active'

/** Counts the active members of each region, for the home page and the map; scheduled. */
@inject()
export default class CountActiveJob extends Job<Record<string, never>> {
  // The next run is the retry.
  static options = { name: 'count_active', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await countActive(this.ports.clock.now())
  }
}
