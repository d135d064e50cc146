import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Found = Pick<SurplusPayment, 'orderId' | 'provider' | 'paymentId' | 'amount' | 'currency'>

/**
 * Records money that was received and pays for nothing, and has a job refund it. A payment is
 * recorded once, however often it is found. Runs inside a unit of work.
 * Rule: docs/product/payments.md, Surplus payments.
 */
export async function recordSurplus(
  { surplusPayments, jobs }: Pick<Repositories, 'surplusPayments' | 'jobs'>,
  { ids, clock }: Uses<'ids' | 'clock'>,
  found: Found
): Promise<void> {
  const id = ids.next()
  const isNew = await surplusPayments.addUnlessKnown({
    id,
    orderId: found.orderId,
    provider: found.provider,
    paymentId: found.paymentId,
    amount: found.amount,
    currency: found.currency,
    status: 'owed',
    foundAt: clock.now(),
    refundId: null,
    settledAt: null,
    settledNote: null,
  })
  if (isNew) await jobs.add({ name: 'refund_surplus', surplusId: id })
}
