import type { User } from '#core/users/user'
import { lotsOf } from '#core/credits/lots'
import { refundable, type RefundPart } from '#core/credits/refundable'
import { returnedByOrder, type Refund } from '#core/payments/refunds/refund'
import { writeRefund } from '#core/payments/refunds/write_refund'
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
 * for it, less what the member owes. The credits are taken at once; a job asks the provider, which may take long. The member
 * stays premium. Idempotent by request id. Returns the refunds. Refuses 'account_closed',
 * 'nothing_to_refund', and 'refund_changed' when the sum differs from what the member was shown.
 * Rule: docs/product/payments.md, Refunds.
 */
export function requestRefund(ports: Uses<'clock' | 'ids' | 'unitOfWork'>, input: RequestInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const { orders, users, refunds, providerRefunds } = repositories
    // In the order of `lockOrder`.
    const user = await users.lock(input.userId)
    const bundles = await orders.lockCompletedOf(input.userId)
    if (!user || !mayRequest(user)) return refuse('account_closed')
    const earlier = await refunds.ofUser(user.id)
    const sameRequest = earlier.filter(({ requestId }) => requestId === input.requestId)
    if (sameRequest.length > 0) return ok(sameRequest)
    const parts = refundable({
      lots: await lotsNow(repositories, user),
      bundles,
      refunded: returnedByOrder([...earlier, ...(await providerRefunds.ofUser(user.id))]),
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
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { userId, requestId }: RequestInput,
  parts: readonly RefundPart[]
) {
  const written: Refund[] = []
  for (const { orderId, credits, amount, costsAmount, currency } of parts) {
    const money = { amount, costsAmount, currency }
    const part = { userId, requestId, orderId, credits, ...money, refundedBy: null }
    written.push(await writeRefund(repositories, ports, part))
  }
  return written
}
