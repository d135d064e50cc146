import { bookedOf } from '#core/credits/lots'
import { issueCreditNote } from '#core/payments/invoices/issue'
import type { Order } from '#core/payments/orders/order'
import { isUnderway, returnOf, type Refund, type RefundState } from '#core/payments/refunds/refund'
import { isTakenBack, takeBack } from '#core/payments/settling/reverse_purchase'
import type { Uses } from '#core/ports'
import type { RefundStatus } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

type SettlePorts = Uses<'clock' | 'ids' | 'unitOfWork'>

const states: Record<RefundStatus, RefundState> = {
  pending: 'pending',
  refunded: 'completed',
  failed: 'failed',
}

/**
 * Brings a refund in step with what the provider told of it. Once it has taken the refund on, the
 * member gets a receipt; when it fails, the credits come back and the member is told. An order of
 * which nothing is left that way is refunded. A refund that has ended never changes.
 */
export function settleRefund(ports: SettlePorts, { id, orderId }: Refund, told: RefundStatus) {
  return ports.unitOfWork.run(async (repositories) => {
    const order = await repositories.orders.lock(orderId)
    const refund = await repositories.refunds.find(id)
    if (!order || !refund) throw new Error(`Refund ${id} or its order is gone`)
    const status = states[told]
    if (!isUnderway(refund) || refund.status === status) return refund
    const settled = { ...refund, status, endedAt: told === 'pending' ? null : ports.clock.now() }
    await repositories.refunds.update(id, { status, endedAt: settled.endedAt })
    await tellOwner(repositories, refund, status)
    if (status === 'failed') await bringBack(repositories, ports, settled, order)
    if (status === 'completed') {
      await closeOrder(repositories, order)
      const { amount } = refund
      await issueCreditNote(repositories, ports, order.id, { refundId: id, amount })
    }
    return settled
  })
}

/** A receipt once, whether the money is on its way or there; a word when it is not. */
async function tellOwner({ jobs }: Repositories, refund: Refund, next: RefundState) {
  const refundId = refund.id
  if (next === 'failed') {
    await jobs.add({ name: 'send_refund_mail', refundId, kind: 'refund_failed' })
  } else if (refund.status === 'requested') {
    await jobs.add({ name: 'send_refund_mail', refundId, kind: 'refund' })
  }
}

/** A bank that took the whole price meanwhile takes these credits, too. */
async function bringBack(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  refund: Refund,
  order: Order
) {
  const { users, ledger } = repositories
  const { userId } = order
  await users.lock(userId)
  await ledger.post(returnOf({ refund, userId, id: ports.ids.next(), at: ports.clock.now() }))
  if (!isTakenBack(order)) return
  await ledger.settle()
  await takeBack(repositories, ports, order)
}

/** Nothing is left of the order, and all the money has arrived. */
async function closeOrder({ orders, refunds, ledger }: Repositories, { id, status }: Order) {
  if (status !== 'completed') return
  const isWaiting = (await refunds.ofOrder(id)).some(isUnderway)
  if (isWaiting || bookedOf(await ledger.movementsOfOrder(id)) > 0) return
  await orders.update(id, { status: 'refunded' })
}
