import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { aloneDays, refundNeedsSecond, type Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { parseReason } from '#core/admin/members/member_act'
import { moneyOf } from '#core/admin/orders/order_money'
import { performAct } from '#core/admin/perform_act'
import { mayDo } from '#core/admin/rights'
import { lockOrder } from '#core/payments/orders/lock_order'
import { creditsForPart } from '#core/payments/refunds/part_of_order'
import { writeRefund } from '#core/payments/refunds/write_refund'
import { sumRefundedBy } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type RefundPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type OrderRefund = Readonly<{
  by: SignedInAdmin
  orderId: string
  /** Minor units of the currency of the order. */
  amount: number
  reason: string
  /** Made with the form: one form sent twice refunds once. */
  requestId: string
}>

/**
 * Refunds an order, whole or in part, the way it was paid: the member loses the unused credits that
 * the money had paid for, and a job asks the provider. When more than 200.00 would have gone back with
 * it, of the order or by this admin to the member in 30 days, it waits for a second admin. Returns the id
 * of the refund, or null where it waits. Refuses as `performAct`, `proposeAct` and `creditsForPart` do, 'order_not_found',
 * 'reason_missing', and 'already_refunded' for a form that was sent before.
 * Rule: docs/product/payments.md, Refunds by admins.
 */
export async function refundOrder(ports: RefundPorts, refund: OrderRefund) {
  const { amount, by, orderId, requestId } = refund
  const reason = parseReason(refund.reason)
  if (reason === null) return refuse('reason_missing')
  return asOne(ports, async (within, repositories) => {
    // Locked until it is done: of several at once, each counts those before it.
    await lockOrder(repositories, orderId)
    const found = await moneyOf(repositories, orderId)
    if (!found) return refuse('order_not_found')
    const { held, order, siteId } = found
    const now = ports.clock.now()
    const allowed = mayDo(by, 'refund', siteId, now)
    if (!allowed.ok) return allowed
    const earlier = await repositories.refunds.where({ orderId, requestId })
    if (earlier.length > 0) return refuse('already_refunded')
    const possible = creditsForPart(order, amount, held)
    if (!possible.ok) return possible
    const ofMember = await repositories.refunds.ofUser(order.userId)
    const byAdmin = sumRefundedBy(ofMember, by.adminId, now.minus({ days: aloneDays }))
    const needsSecond = refundNeedsSecond({ amount, byAdmin, ofOrder: held.refunded })
    if (!needsSecond) return refundNow(within, refund)

    const proposed = await proposeAct(within, {
      by,
      right: 'refund',
      on: { kind: 'order', id: orderId },
      siteId,
      reason,
      details: { amount, currency: order.currency, request: requestId },
    })
    return proposed.ok ? ok(null) : proposed
  })
}

/** Refunds as proposed, once a second admin confirms. Refuses as `refundOrder` does. */
export function refundAsProposed(
  ports: RefundPorts,
  { details: { amount, request }, reason, subjectId: orderId }: Proposal,
  by: SignedInAdmin
) {
  const asked = { amount: Number(amount), requestId: String(request) }
  return refundNow(ports, { ...asked, by, orderId, reason })
}

async function refundNow(ports: RefundPorts, refund: OrderRefund) {
  const { amount, by, orderId, requestId } = refund
  const reason = parseReason(refund.reason)
  const found = await ports.unitOfWork.run((repositories) => moneyOf(repositories, orderId))
  if (!found) return refuse('order_not_found')
  const on = { kind: 'order', id: orderId } as const
  const act = { by, right: 'refund', on, siteId: found.siteId, reason } as const
  return performAct(ports, act, async (within, repositories) => {
    await lockOrder(repositories, orderId)
    const earlier = await repositories.refunds.where({ orderId, requestId })
    if (earlier.length > 0) return refuse('already_refunded')
    const current = await moneyOf(repositories, orderId)
    if (!current) return refuse('order_not_found')
    const { held, order } = current
    const credits = creditsForPart(order, amount, held)
    if (!credits.ok) return credits
    const { currency, userId } = order
    const asked = { userId, orderId, requestId, credits: credits.value, amount, currency }
    const refundedBy = by.adminId
    const { id } = await writeRefund(repositories, within, { ...asked, costsAmount: 0, refundedBy })
    const before = { refunded: held.refunded }
    const after = { refunded: held.refunded + amount, credits: credits.value, refund: id }
    return ok({ before, after, value: id })
  })
}
