import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { refundOwedPayments } from '#support/payments/refund_surplus_payment'
import { reconcileOrders, reconcileRefunds } from '#support/payments/reconcile_orders'

/** Brings orders and refunds in step of which the provider told nothing; runs by the schedule. */
@inject()
export default class ReconcileOrdersJob extends Job<Record<string, never>> {
  // The next hour tries again by itself.
  static options = { name: 'reconcile_orders', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await reconcileOrders(this.ports)
    await reconcileRefunds(this.ports)
    await refundOwedPayments(this.ports)
  }
}
