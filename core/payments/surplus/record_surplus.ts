import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Owed = Omit<SurplusPayment, 'id' | 'status' | 'foundAt'>

/**
 * Owes money back that came and pays for nothing, once for each payment however often it is found:
 * a job gives it back (section 4). Runs inside a unit of work.
 */
export async function oweBack(
  { surplusPayments, jobs }: Pick<Repositories, 'surplusPayments' | 'jobs'>,
  { ids, clock }: Uses<'ids' | 'clock'>,
  owed: Owed
) {
  const id = ids.next()
  const surplus = { ...owed, id, status: 'owed', foundAt: clock.now() } as const
  const isNew = await surplusPayments.add(surplus)
  if (isNew) await jobs.add({ name: 'refund_surplus', surplusId: id })
}
