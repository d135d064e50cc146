import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import { performAct } from '#core/admin/perform_act'
import { lockOrder } from '#core/payments/orders/lock_order'
import { hasUnsettledFailure } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Settling = Readonly<{ by: Actor; orderId: string; note: string }>

/**
 * Settles by hand that the last refund of an order failed: somebody gave the money back by another
 * way, or its member keeps the credits. Refuses as `performAct` does, 'order_not_found',
 * 'note_missing', and 'refund_settled' where no failed refund waits.
 * Rule: docs/product/payments.md, Refunds by admins.
 */
export async function settleFailedRefund(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, note, orderId }: Settling
) {
  const owner = await ports.unitOfWork.run(async ({ orders, users }) => {
    const order = await orders.find(orderId)
    return order && users.find(order.userId)
  })
  if (!owner) return refuse('order_not_found')
  const settledNote = parseReason(note)
  if (settledNote === null) return refuse('note_missing')
  const on = { kind: 'order', id: orderId } as const
  const { siteId } = owner
  const act = { by, right: 'refund', on, siteId, reason: settledNote } as const
  return performAct(ports, act, async ({ clock }, repositories) => {
    const order = await lockOrder(repositories, orderId)
    const made = await repositories.refunds.where({ orderId })
    const last = made.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1)
    if (!order || !last || !hasUnsettledFailure(order, last)) return refuse('refund_settled')
    await repositories.refunds.update(last.id, { settledAt: clock.now(), settledNote })
    const before = { refund: last.id, amount: last.amount, currency: last.currency }
    return ok({ before, after: { settled: true }, value: undefined })
  })
}
