import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { compareSettlements } from '#support/payments/compare_settlements'

/** Reports money that the books do not explain, and books without money; runs by the schedule. */
@inject()
export default class CompareSettlementsJob extends Job<Record<string, never>> {
  // The next hour tries again by itself.
  static options = { name: 'compare_settlements', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await compareSettlements(this.ports, this.ports.clock.now().minus({ days: 3 }))
  }
}
