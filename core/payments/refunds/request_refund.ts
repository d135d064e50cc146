import type { User } from '#core/users/user'
import { lotsOf } from '#core/credits/lots'
import { refundable, type RefundPart } from '#core/credits/refundable'
import { refundedByOrder, refundMovement, type Refund } from '#core/payments/refunds/refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type RequestInput = Readonly<{
  userId: string
  /** Made by the browser with the form. */
  requestId: string
  /** The sum of what the member was shown and agreed to, in minor units. */
  shownTotal: number
  refundDays: number
}>

/**
 * Refunds all unused credits of a member that `refundable` finds, each bundle to the method that paid
 * for it. The credits are taken at once; a job asks the provider, which may take long. The member
 * stays premium. Idempotent by request id. Returns the refunds. Refuses 'account_closed',
 * 'nothing_to_refund', and 'refund_changed' when the sum differs from what the member was shown.
 * Rule: docs/product/payments.md, Refunds.
 */
export function requestRefund(ports: Uses<'clock' | 'ids' | 'unitOfWork'>, input: RequestInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const { orders, users, refunds } = repositories
    // Orders are locked before their owner, as a webhook does: the other order would deadlock.
    const bundles = await orders.lockCompletedOf(input.userId)
    const user = await users.lock(input.userId)
    if (!user || !mayRequest(user)) return refuse('account_closed')
    const earlier = await refunds.ofUser(user.id)
    const sameRequest = earlier.filter(({ requestId }) => requestId === input.requestId)
    if (sameRequest.length > 0) return ok(sameRequest)
    const parts = refundable({
      lots: await lotsNow(repositories, user),
      bundles,
      refunded: refundedByOrder(earlier),
      refundDays: input.refundDays,
      now: ports.clock.now(),
    })
    if (parts.length === 0) return refuse('nothing_to_refund')
    if (refundTotal(parts) !== input.shownTotal) return refuse('refund_changed')
    return ok(await writeRefunds(repositories, ports, input, parts))
  })
}

/** The sum in minor units whatever the currency, only to compare with what was shown. */
export function refundTotal(parts: readonly Pick<RefundPart, 'amount'>[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function mayRequest({ status }: User): boolean {
  return status === 'active' || status === 'not_confirmed'
}

async function lotsNow({ ledger }: Repositories, { id: userId, credits: balance }: User) {
  return lotsOf({ userId, balance, movements: await ledger.lotMovementsOf(userId) })
}

async function writeRefunds(
  { refunds, ledger, jobs }: Repositories,
  { ids, clock }: Uses<'clock' | 'ids'>,
  { userId, requestId }: RequestInput,
  parts: readonly RefundPart[]
) {
  const at = clock.now()
  const written = parts.map((part): Refund => ({
    id: ids.next(),
    orderId: part.orderId,
    requestId,
    credits: part.credits,
    amount: part.amount,
    currency: part.currency,
    status: 'requested',
    createdAt: at,
    endedAt: null,
  }))
  for (const refund of written) {
    await refunds.add(refund)
    await ledger.post(refundMovement({ refund, userId, id: ids.next(), at }))
    await jobs.add({ name: 'pay_out_refund', refundId: refund.id })
  }
  return written
}
