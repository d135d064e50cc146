import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { isOpen } from '#core/payments/order'
import { isUnderway } from '#core/payments/refunds/refund'
import { reconcileAfterMinutes, reconcileOrder } from '#core/payments/reconcile_order'
import type { Ports } from '#core/ports'
import { openRefunds } from '#queries/payments/open_refunds'
import { staleOrders } from '#queries/payments/stale_orders'
import { payOut } from '#support/payments/pay_out'

const lowestId = '00000000-0000-0000-0000-000000000000'

/**
 * Asks the provider about every order that stayed open, one after the other. An order that it
 * cannot tell of is asked about again next time, and holds up no other.
 */
export async function reconcileOrders(ports: Ports, minutes = reconcileAfterMinutes) {
  const before = DateTime.utc().minus({ minutes })
  const count = { asked: 0, settled: 0, unanswered: 0 }
  let ids = await staleOrders(before, lowestId)
  while (ids.length > 0) {
    for (const id of ids) await ask(ports, id, count)
    ids = await staleOrders(before, ids[ids.length - 1])
  }
  return count
}

/** Asks the provider how every refund stands that is under way; one at a time, as above. */
export async function reconcileRefunds(ports: Ports, minutes = reconcileAfterMinutes) {
  const before = DateTime.utc().minus({ minutes })
  const count = { asked: 0, settled: 0, unanswered: 0 }
  let ids = await openRefunds(before, lowestId)
  while (ids.length > 0) {
    for (const id of ids) await askRefund(ports, id, count)
    ids = await openRefunds(before, ids[ids.length - 1])
  }
  return count
}

type Count = { asked: number; settled: number; unanswered: number }

async function ask(ports: Ports, orderId: string, count: Count) {
  count.asked += 1
  try {
    const reconciled = await reconcileOrder(ports, { orderId })
    if (!reconciled.ok) logger.warn({ orderId, refusal: reconciled.refusal }, 'Order left open')
    else if (!isOpen(reconciled.value)) count.settled += 1
  } catch (error) {
    count.unanswered += 1
    logger.error({ err: error, orderId }, 'The payment provider gave no answer')
  }
}

async function askRefund(ports: Ports, refundId: string, count: Count) {
  count.asked += 1
  try {
    const paid = await payOut(ports, refundId)
    if (paid.ok && !isUnderway(paid.value)) count.settled += 1
  } catch (error) {
    count.unanswered += 1
    logger.error({ err: error, refundId }, 'The payment provider gave no answer')
  }
}
