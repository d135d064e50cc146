import { lockOrder } from '#core/payments/orders/lock_order'
import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type RefundInput = Readonly<{
  surplusId: string
  /** What the payer reads on their account. */
  description: string
}>

/**
 * Refunds a surplus payment. Idempotent: the id of the surplus, or of what an admin had tried again, is
 * the provider's idempotency key, and the payer gets one mail. Returns the status the surplus has then;
 * 'failed' needs a person. Refuses 'surplus_not_found' and 'provider_unavailable'; throws when the provider
 * does not answer, so that the job is retried. Rule: docs/product/payments.md, Surplus payments.
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
  const outcome = await gateway.refund({
    refundId: surplus.refundId ?? surplusId,
    paymentId: surplus.paymentId,
    amount: { amount: surplus.amount, currency: surplus.currency },
    description,
  })
  const status = outcome === 'failed' ? 'failed' : 'returned'
  await close(ports, surplus, status)
  return ok(status)
}

/**
 * A concurrent call finds the surplus closed: its payer gets one mail. What became of an earlier try
 * says nothing about the one of now.
 */
function close(
  { unitOfWork }: Uses<'unitOfWork'>,
  { id, orderId, refundId }: SurplusPayment,
  status: 'returned' | 'failed'
) {
  return unitOfWork.run(async ({ users, orders, surplusPayments, jobs }) => {
    const order = await lockOrder({ users, orders }, orderId)
    const current = await surplusPayments.find(id)
    if (current?.status !== 'owed' || current.refundId !== refundId) return
    await surplusPayments.update(id, { status })
    if (status !== 'returned' || !order) return
    const { userId } = order
    await jobs.add({ name: 'send_mail', kind: 'surplus_refund', userId, surplusId: id })
  })
}
