import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { shownSpending, spendingOf } from '#queries/payments/spending_of'

/** This month's spending, with the means to limit it. */
@inject()
export default class SpendingsController {
  constructor(private ports: Ports) {}

  async edit({ inertia, member }: HttpContext) {
    const now = this.ports.clock.now()
    const spending = await spendingOf(member.user, now)
    return inertia.render('settings/spending', { spending: shownSpending(spending, now) })
  }
}
