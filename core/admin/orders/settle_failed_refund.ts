import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import { moneyOf } from '#core/admin/orders/order_money'
import { performAct } from '#core/admin/perform_act'
import { issueCreditNote } from '#core/payments/invoices/issue'
import { lockOrder } from '#core/payments/orders/lock_order'
import { closeReturnedOrder } from '#core/payments/refunds/close_returned_order'
import { creditsForPart } from '#core/payments/refunds/part_of_order'
import { hasUnsettledFailure, refundMovement, type Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** What became of the money: its payer has it by another way, or it stays and so do the credits. */
export const settledOutcomes = ['returned', 'kept'] as const
export type SettledOutcome = (typeof settledOutcomes)[number]

type Settling = Readonly<{ by: Actor; orderId: string; note: string; outcome: SettledOutcome }>
type SettlePorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

/**
 * Settles by hand that the last refund of an order failed. Where somebody gave the money back by another
 * way, that is a completed refund of its own: the credits leave the member, who gets a receipt, and a
 * credit note is issued; no provider is asked. Else the member keeps the credits. Refuses as `performAct` and
 * `creditsForPart` do, 'order_not_found', 'note_missing', and 'refund_settled' where no failed refund waits.
 * Rule: docs/product/payments.md, Refunds by admins.
 */
export async function settleFailedRefund(
  ports: SettlePorts,
  { by, note, orderId, outcome }: Settling
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
  return performAct(ports, act, async (within, repositories) => {
    const order = await lockOrder(repositories, orderId)
    const made = await repositories.refunds.where({ orderId })
    const last = made.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1)
    if (!order || !last || !hasUnsettledFailure(order, last)) return refuse('refund_settled')
    const settled = { settledAt: within.clock.now(), settledNote }
    await repositories.refunds.update(last.id, settled)
    const before = { refund: last.id, amount: last.amount, currency: last.currency }
    if (outcome === 'kept') return ok({ before, after: { settled: outcome }, value: undefined })

    const credits = await returnByHand(repositories, within, {
      ...last,
      ...settled,
      refundedBy: by.adminId,
    })
    if (!credits.ok) return credits
    const after = { settled: outcome, credits: credits.value }
    return ok({ before, after, value: undefined })
  })
}

/** Writes what somebody gave back by hand, in place of a refund that failed; answers the credits it took. */
async function returnByHand(
  repositories: Repositories,
  { clock, ids }: Uses<'clock' | 'ids'>,
  failed: Refund
) {
  const { jobs, ledger, refunds } = repositories
  const { amount, orderId } = failed
  const found = await moneyOf(repositories, orderId)
  if (!found) return refuse('order_not_found')
  const { held, order } = found
  const credits = creditsForPart(order, amount, held)
  if (!credits.ok) return credits
  const at = clock.now()
  const refund: Refund = {
    ...failed,
    id: ids.next(),
    requestId: `settled:${failed.id}`,
    credits: credits.value,
    keptAmount: 0,
    status: 'completed',
    createdAt: at,
    endedAt: at,
  }
  await refunds.add(refund)
  const { userId } = order
  if (refund.credits > 0) {
    await ledger.post(refundMovement({ refund, userId, id: ids.next(), at }))
  }
  await ledger.settle()
  await closeReturnedOrder(repositories, order)
  await issueCreditNote(repositories, { clock, ids }, orderId, { refundId: refund.id, amount })
  await jobs.add({ name: 'send_mail', kind: 'refund', userId, refundId: refund.id })
  return credits
}
