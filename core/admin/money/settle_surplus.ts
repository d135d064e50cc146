import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import type { SettledOutcome } from '#core/admin/orders/settle_failed_refund'
import { performAct, type Change } from '#core/admin/perform_act'
import { lockOrder } from '#core/payments/orders/lock_order'
import { isStuck, type SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type SettlePorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

/** `note`: why it is tried again, or how the money went back or why it stays. */
type Settling = Readonly<{ by: Actor; surplusId: string; note: string }>

/**
 * Has a provider asked once more to refund a surplus that it refused. The refund is a new one to the
 * provider, which would repeat its answer to the old one. Refuses as `performAct` does,
 * 'surplus_not_found', 'note_missing', and 'surplus_settled' for one that waits for no person.
 * Rule: docs/product/payments.md, Surplus payments.
 */
export function retrySurplus(ports: SettlePorts, settling: Settling) {
  return changeStuck(ports, settling, async ({ jobs, surplusPayments }, { id: surplusId }) => {
    await surplusPayments.update(surplusId, { status: 'owed', refundId: ports.ids.next() })
    await jobs.add({ name: 'refund_surplus', surplusId })
    return { status: 'owed' }
  })
}

/**
 * Settles a surplus that its provider refused to refund: somebody gave the money back by another way,
 * which its payer is mailed, or it is no longer owed. Refuses as `retrySurplus` does.
 * Rule: docs/product/payments.md, Surplus payments.
 */
export function settleSurplus(
  ports: SettlePorts,
  settling: Settling & Readonly<{ outcome: SettledOutcome }>
) {
  const { note, outcome } = settling
  return changeStuck(ports, settling, async ({ jobs, surplusPayments }, { id, userId }) => {
    const settledNote = parseReason(note)
    await surplusPayments.update(id, { settledAt: ports.clock.now(), settledNote })
    if (outcome === 'returned') {
      await jobs.add({ name: 'send_mail', kind: 'surplus_refund', userId, surplusId: id })
    }
    return { settled: outcome }
  })
}

type ChangeStuck = (
  repositories: Repositories,
  /** With the member who paid it. */
  surplus: SurplusPayment & Readonly<{ userId: string }>
) => Promise<NonNullable<Change['after']>>

async function changeStuck(ports: SettlePorts, settling: Settling, change: ChangeStuck) {
  const { by, note, surplusId } = settling
  const found = await ports.unitOfWork.run(async ({ orders, surplusPayments, users }) => {
    const surplus = await surplusPayments.find(surplusId)
    const order = surplus && (await orders.find(surplus.orderId))
    const user = order && (await users.find(order.userId))
    return user ? { orderId: order.id, siteId: user.siteId, userId: user.id } : null
  })
  if (!found) return refuse('surplus_not_found')
  const { orderId, siteId, userId } = found
  const on = { kind: 'order', id: orderId } as const
  const reason = parseReason(note)
  if (reason === null) return refuse('note_missing')
  const act = { by, right: 'settle_transfer', on, siteId, reason } as const
  return performAct(ports, act, async (_, repositories) => {
    await lockOrder(repositories, orderId)
    const surplus = await repositories.surplusPayments.find(surplusId)
    if (!surplus || !isStuck(surplus)) return refuse('surplus_settled')
    const { amount, currency } = surplus
    const after = await change(repositories, { ...surplus, userId })
    return ok({ before: { surplus: surplusId, amount, currency }, after, value: undefined })
  })
}
