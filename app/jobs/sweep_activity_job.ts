import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { remembered } from '#queries/discovery/members_active_since'

/** Removes past activity that no running search needs any more. */
@inject()
export default class SweepActivityJob extends Job {
  static options = { name: 'sweep_activity' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const oldest = this.ports.clock.now().minus(remembered).toMillis()
    await db.from('past_activity').where('replaced_at', '<', oldest).delete()
  }
}
