import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { endIncompleteTransfers } from '#core/payments/bank_transfer/end_transfer'
import { isOpen } from '#core/payments/orders/order'
import { isOpenRefund } from '#core/payments/refunds/refund'
import { reconcileChanges } from '#core/payments/settling/reconcile_changes'
import { reconcileAfterMinutes, reconcileOrder } from '#core/payments/settling/reconcile_order'
import { Ports } from '#core/ports'
import { payOut } from '#jobs/pay_out_refund_job'
import { refundOwedPayments } from '#jobs/refund_surplus_job'
import { openRefunds } from '#queries/payments/open_refunds'
import { staleOrders } from '#queries/payments/stale_orders'

const lowestId = '00000000-0000-0000-0000-000000000000'

/** Settles open orders and refunds whose webhooks did not arrive; scheduled. */
@inject()
export default class ReconcileOrdersJob extends Job<Record<string, never>> {
  // The next hour's run is the retry.
  static options = { name: 'reconcile_orders', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await reconcileOrders(this.ports)
    await endIncompleteTransfers(this.ports)
    await reconcileProviders(this.ports)
    await refundOwedPayments(this.ports)
    await reconcileRefunds(this.ports)
  }
}

/** Settles every order that has been open for these minutes. */
export function reconcileOrders(ports: Ports, minutes = reconcileAfterMinutes) {
  return walk(staleOrders, minutes, async (orderId) => {
    const reconciled = await reconcileOrder(ports, { orderId })
    if (reconciled.ok) return !isOpen(reconciled.value)
    logger.warn({ orderId, refusal: reconciled.refusal }, 'Order left open')
    return false
  })
}

/** Follows what changed at every provider; one that does not answer is asked again in an hour. */
export async function reconcileProviders(ports: Ports) {
  const count = { asked: 0, settled: 0, unanswered: 0 }
  for (const gateway of ports.payments.all()) {
    try {
      const changed = await reconcileChanges(ports, gateway)
      count.asked += changed
      count.settled += changed
    } catch (error) {
      count.unanswered += 1
      logger.error({ err: error, provider: gateway.name }, 'The payment provider gave no answer')
    }
  }
  return count
}

/** Settles every refund that has been open for these minutes. */
export function reconcileRefunds(ports: Ports, minutes = reconcileAfterMinutes) {
  return walk(openRefunds, minutes, async (refundId) => {
    const paid = await payOut(ports, refundId)
    return paid.ok && !isOpenRefund(paid.value)
  })
}

type Batches = (before: DateTime, after: string) => Promise<readonly string[]>

/**
 * Settles one after the other. One whose provider does not answer is retried by the next run, and
 * does not stop the others.
 */
async function walk(nextAfter: Batches, minutes: number, ask: (id: string) => Promise<boolean>) {
  const before = DateTime.utc().minus({ minutes })
  const count = { asked: 0, settled: 0, unanswered: 0 }
  let ids = await nextAfter(before, lowestId)
  while (ids.length > 0) {
    for (const id of ids) {
      count.asked += 1
      try {
        if (await ask(id)) count.settled += 1
      } catch (error) {
        count.unanswered += 1
        logger.error({ err: error, id }, 'The payment provider gave no answer')
      }
    }
    ids = await nextAfter(before, ids[ids.length - 1])
  }
  return count
}
