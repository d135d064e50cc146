import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { forgetDebtors } from '#support/payments/forget_debtors'

/** Forgets bank accounts that nobody may ask for any more; runs by the schedule. */
@inject()
export default class ForgetDebtorsJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'forget_debtors', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await forgetDebtors(this.ports.clock.now())
  }
}
