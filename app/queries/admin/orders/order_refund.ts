import { anyAge } from '#core/credits/refundable'
import { leftOfOrder } from '#core/payments/refunds/part_of_order'
import { hasUnsettledFailure, refundedByOrder } from '#core/payments/refunds/refund'
import { refundableParts } from '#queries/credits/refundable_parts'
import { read } from '#queries/read'
import type Order from '#models/order'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'
import type User from '#models/user'

/**
 * Facts for a refund of an order: what of it is left to refund, and what its unused credits are worth, in minor
 * units; whether its payment is disputed; whether a refund of it waits for a second admin; what the provider
 * refused to refund last, unless it did so since, null if nothing; and whether that waits to be settled.
 */
export async function orderRefund(order: Order, user: User) {
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
    unused: await unusedOf(orderId, user),
    isDisputed:
      (await read('disputes').where({ order_id: orderId, status: 'needs_response' }).first()) !==
      null,
    waits: waiting !== null,
    refused: last?.status === 'failed' ? last.amount : null,
    canSettle: last !== undefined && hasUnsettledFailure(order, last),
  }
}

/**
 * What the unused credits of an order are worth, also after the days of the site; 0 where all are used.
 */
async function unusedOf(orderId: string, user: User) {
  const parts = await refundableParts(user, { refundDays: anyAge })
  return parts.find((part) => part.orderId === orderId)?.amount ?? 0
}
