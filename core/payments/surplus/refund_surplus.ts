import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type RefundInput = Readonly<{
  surplusId: string
  /** What the payer reads on their account. */
  description: string
}>

/**
 * Gives a surplus payment back, however often this is called: the provider knows the refund by
 * the id of the surplus (section 4). Its payer is told by mail, once. Answers whether the provider has taken it on; where it will
 * not, a person has to. Refuses 'surplus_not_found' and 'provider_unavailable', and throws when
 * the provider does not answer: then one asks again.
 */
export async function refundSurplus(ports: Uses<'unitOfWork' | 'payments'>, input: RefundInput) {
  const { surplusId, description } = input
  const surplus = await ports.unitOfWork.run(({ surplusPayments }) =>
    surplusPayments.find(surplusId)
  )
  if (!surplus) return refuse('surplus_not_found')
  if (surplus.status !== 'owed') return ok(surplus.status)
  const gateway = ports.payments.named(surplus.provider)
  if (!gateway) return refuse('provider_unavailable')
  const { paymentId, amount, currency } = surplus
  const money = { amount, currency }
  const refund = await gateway.refund({
    refundId: surplusId,
    paymentId,
    amount: money,
    description,
  })
  const status = refund === 'failed' ? 'failed' : 'returned'
  await endOnce(ports, surplus, status)
  return ok(status)
}

/** Whoever else asks at the same moment finds it ended: its payer gets one mail. */
function endOnce(
  { unitOfWork }: Uses<'unitOfWork'>,
  { id, orderId }: SurplusPayment,
  status: 'returned' | 'failed'
) {
  return unitOfWork.run(async ({ orders, surplusPayments, jobs }) => {
    await orders.lock(orderId)
    const current = await surplusPayments.find(id)
    if (current?.status !== 'owed') return
    await surplusPayments.update(id, { status })
    if (status === 'returned') await jobs.add({ name: 'send_surplus_mail', surplusId: id })
  })
}
