import { keepForClaim } from '#core/payments/claims/keep_refund'
import { refundMovement, type Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type NewRefund = Pick<
  Refund,
  'orderId' | 'requestId' | 'credits' | 'amount' | 'costsAmount' | 'currency' | 'refundedBy'
> &
  Readonly<{ userId: string }>

/**
 * Writes a refund: its credits leave the member at once, what the member owes is kept of it, and a job
 * asks the provider. Returns it. Runs inside a unit of work, with the lock on member and order.
 * Rule: docs/product/payments.md, Refunds.
 */
export async function writeRefund(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { userId, ...asked }: NewRefund
): Promise<Refund> {
  const { jobs, ledger, refunds } = repositories
  const { clock, ids } = ports
  const { amount, currency } = asked
  const id = ids.next()
  const at = clock.now()
  const refund: Refund = {
    ...asked,
    id,
    keptAmount: await keepForClaim(repositories, ports, userId, { id, amount, currency }),
    status: 'requested',
    createdAt: at,
    endedAt: null,
    settledAt: null,
    settledNote: null,
  }
  await refunds.add(refund)
  if (refund.credits > 0) {
    await ledger.post(refundMovement({ refund, userId, id: ids.next(), at }))
  }
  await jobs.add({ name: 'pay_out_refund', refundId: id })
  return refund
}
