import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { removeOldSwipes } from '#support/remove_old_swipes'

/** Removes what was decided in the swipe game more than 30 days ago; runs by the schedule. */
@inject()
export default class RemoveOldSwipesJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'remove_old_swipes', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await removeOldSwipes(this.ports.clock.now())
  }
}
