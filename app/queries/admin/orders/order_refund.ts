import { leftOfOrder } from '#core/payments/refunds/part_of_order'
import { hasUnsettledFailure, refundedByOrder } from '#core/payments/refunds/refund'
import { read } from '#queries/read'
import type Order from '#models/order'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'

/**
 * What of an order can still be refunded, in minor units; whether a refund of it waits for a second
 * admin; what the provider refused to refund last, unless it did so since, null if nothing; and whether
 * that waits to be settled.
 */
export async function orderRefund(order: Order) {
  const { id: orderId } = order
  const own = await Refund.query().where({ orderId }).orderBy('id')
  const made = await ProviderRefund.query().where({ orderId })
  const refunded = refundedByOrder([...own, ...made]).get(orderId) ?? 0
  const waiting = await read('proposals')
    .where({ subject_kind: 'order', subject_id: orderId, right: 'refund', status: 'waiting' })
    .first()
  const last = own.at(-1)
  return {
    left: leftOfOrder(order, refunded),
    waits: waiting !== null,
    refused: last?.status === 'failed' ? last.amount : null,
    canSettle: last !== undefined && hasUnsettledFailure(order, last),
  }
}
