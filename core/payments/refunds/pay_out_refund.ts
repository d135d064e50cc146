import { isUnderway } from '#core/payments/refunds/refund'
import { settleRefund } from '#core/payments/refunds/settle_refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type PayOutPorts = Uses<'clock' | 'ids' | 'payments' | 'unitOfWork'>

type PayOutInput = Readonly<{
  refundId: string
  /** What the payer reads on their account. */
  description: string
}>

/**
 * Asks the provider to give the money of a refund back, or how it stands once it was asked, and
 * brings the refund in step. However often this is done, and wherever a crash cut it short, the
 * money goes once: the refund's id is the provider's key. Throws when the provider does not answer;
 * then the refund waits for the next try. Answers the refund; refuses 'refund_not_found'.
 */
export async function payOutRefund(ports: PayOutPorts, { refundId, description }: PayOutInput) {
  const found = await ports.unitOfWork.run((repositories) => find(repositories, refundId))
  if (!found) return refuse('refund_not_found')
  const { refund, provider, paymentId } = found
  if (!isUnderway(refund)) return ok(refund)
  const gateway = ports.payments.named(provider)
  if (!gateway) throw new Error(`Refund ${refundId} is of ${provider}, which is out of use`)
  const { amount, currency } = refund
  const money = { amount, currency }
  const told = await gateway.refund({ refundId, paymentId, amount: money, description })
  return ok(await settleRefund(ports, refund, told))
}

async function find({ refunds, orders }: Repositories, refundId: string) {
  const refund = await refunds.find(refundId)
  if (!refund) return null
  const order = await orders.find(refund.orderId)
  if (!order?.providerPaymentId) throw new Error(`Refund ${refundId} is of an order nobody paid`)
  return { refund, provider: order.provider, paymentId: order.providerPaymentId }
}
