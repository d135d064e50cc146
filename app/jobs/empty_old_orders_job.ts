import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { emptyOrder } from '#core/payments/orders/empty_order'
import { Ports } from '#core/ports'
import BankMovement from '#models/bank_movement'
import { oldOrders, sitesWithBooks } from '#queries/payments/old_orders'

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Empties orders once the years are over for which their books are kept; scheduled. */
@inject()
export default class EmptyOldOrdersJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'empty_old_orders', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const sites = await sitesWithBooks(this.ports.clock.now())
    for (const site of sites) {
      for (let after = beforeAll; ;) {
        const ids = await oldOrders(site, after)
        for (const orderId of ids) await emptyOrder(this.ports, { orderId })
        const last = ids.at(-1)
        if (!last) break
        after = last
      }
    }
    await forgetReferences(DateTime.min(...sites.map(({ keptFrom }) => keptFrom)))
  }
}

/** One account may serve several companies: by the longest of their years. */
async function forgetReferences(keptFrom: DateTime | undefined) {
  if (!keptFrom) return
  await BankMovement.query()
    .whereNotNull('bankReference')
    .where('bookedOn', '<', keptFrom.toISODate()!)
    .update({ bankReference: null })
}
