import { claimOfOrder } from '#core/payments/claims/claim_of_order'
import { returnKept } from '#core/payments/claims/keep_refund'
import { issueCreditNote } from '#core/payments/invoices/issue'
import { lockOrder } from '#core/payments/orders/lock_order'
import type { Order } from '#core/payments/orders/order'
import { closeReturnedOrder } from '#core/payments/refunds/close_returned_order'
import {
  amountToPay,
  isOpenRefund,
  failedRefundMovement,
  type Refund,
  type RefundState,
} from '#core/payments/refunds/refund'
import { adjustCredits } from '#core/payments/settling/adjust_credits'
import type { Uses } from '#core/ports'
import type { RefundStatus } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

type SettlePorts = Uses<'clock' | 'ids' | 'unitOfWork'>

const statesByStatus: Record<RefundStatus, RefundState> = {
  pending: 'pending',
  refunded: 'completed',
  failed: 'failed',
}

/**
 * Updates a refund to the status that the provider reports. Once accepted, the member gets a
 * receipt; when it fails, the credits are given back and the member gets a mail. An order that is
 * wholly refunded becomes 'refunded'. A closed refund never changes. Returns the refund.
 * Rule: docs/product/payments.md, Refunds.
 */
export function settleRefund(ports: SettlePorts, { id, orderId }: Refund, reported: RefundStatus) {
  return ports.unitOfWork.run(async (repositories) => {
    const order = await lockOrder(repositories, orderId)
    const refund = await repositories.refunds.find(id)
    if (!order || !refund) throw new Error(`Refund ${id} or its order does not exist`)
    const status = statesByStatus[reported]
    if (!isOpenRefund(refund) || refund.status === status) return refund
    const settled = {
      ...refund,
      status,
      endedAt: reported === 'pending' ? null : ports.clock.now(),
    }
    await repositories.refunds.update(id, { status, endedAt: settled.endedAt })
    await notifyOwner(repositories, refund, status, order)
    if (status === 'failed') await giveCreditsBack(repositories, ports, settled, order)
    if (status === 'completed') {
      await closeReturnedOrder(repositories, order)
      // It may have been paid out while its own payment was taken back.
      await claimOfOrder(repositories, ports, order)
      const amount = amountToPay(refund)
      await issueCreditNote(repositories, ports, order.id, { refundId: id, amount })
    }
    return settled
  })
}

/** One receipt, when the refund is accepted or completed; a mail when it fails. */
async function notifyOwner(
  { jobs }: Repositories,
  { id: refundId, status }: Refund,
  next: RefundState,
  { userId }: Order
) {
  if (next === 'failed') {
    await jobs.add({ name: 'send_mail', kind: 'refund_failed', userId, refundId })
  } else if (status === 'requested') {
    await jobs.add({ name: 'send_mail', kind: 'refund', userId, refundId })
  }
}

/** If the order was reversed meanwhile, its reversal takes these credits again. */
async function giveCreditsBack(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  refund: Refund,
  order: Order
) {
  const { ledger } = repositories
  const { userId } = order
  if (refund.credits > 0) {
    const at = ports.clock.now()
    await ledger.post(failedRefundMovement({ refund, userId, id: ports.ids.next(), at }))
  }
  await returnKept(repositories, ports, refund)
  await adjustCredits(repositories, ports, order)
}
