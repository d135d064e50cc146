import type { User } from '#core/accounts/user'
import { lotsOf } from '#core/credits/lots'
import { refundable, type RefundPart } from '#core/credits/refundable'
import { givenBack, takingOf, type Refund } from '#core/payments/refunds/refund'
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
 * Gives the unused credits of a member back for money, all that `refundable` finds, each bundle to
 * the method that paid it (decisions, Credits are money). The credits go at once; the provider is
 * asked by a job, as it may take long or not answer. The member stays premium. The same request id
 * is the same refunds again. Answers them. Refuses 'account_closed', 'nothing_to_refund', and
 * 'refund_changed' when it is not worth what the member was shown.
 */
export function requestRefund(ports: Uses<'clock' | 'ids' | 'unitOfWork'>, input: RequestInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const { orders, users, refunds } = repositories
    // Orders before their owner, as a webhook locks them: the other way round both would wait.
    const bundles = await orders.lockCompletedOf(input.userId)
    const user = await users.lock(input.userId)
    if (!user || !mayAsk(user)) return refuse('account_closed')
    const earlier = await refunds.ofUser(user.id)
    const again = earlier.filter(({ requestId }) => requestId === input.requestId)
    if (again.length > 0) return ok(again)
    const holdings = { bundles, refunded: givenBack(earlier), now: ports.clock.now() }
    const lots = await lotsNow(repositories, user)
    const parts = refundable({ ...holdings, lots, refundDays: input.refundDays })
    if (parts.length === 0) return refuse('nothing_to_refund')
    if (totalOf(parts) !== input.shownTotal) return refuse('refund_changed')
    return ok(await writeRefunds(repositories, ports, input, parts))
  })
}

/** The sum of minor units, whatever their currency: it differs as soon as one part does. */
export function totalOf(parts: readonly Pick<RefundPart, 'amount'>[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function mayAsk({ status }: User): boolean {
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
  const written = parts.map(({ orderId, credits, amount, currency }): Refund => {
    const price = { credits, amount, currency }
    const state = { status: 'requested', createdAt: at, endedAt: null } as const
    return { id: ids.next(), orderId, requestId, ...price, ...state }
  })
  for (const refund of written) {
    await refunds.add(refund)
    await ledger.post(takingOf({ refund, userId, id: ids.next(), at }))
    await jobs.add({ name: 'pay_out_refund', refundId: refund.id })
  }
  return written
}
