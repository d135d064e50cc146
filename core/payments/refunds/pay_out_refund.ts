import { isRefundableTo } from '#core/payments/refunds/account_proof'
import { payOutToAccount } from '#core/payments/refunds/pay_out_to_account'
import { amountToPay, isOpenRefund } from '#core/payments/refunds/refund'
import { settleRefund } from '#core/payments/refunds/settle_refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type PayOutPorts = Uses<'clock' | 'ids' | 'payments' | 'unitOfWork'>

type PayOutInput = Readonly<{
  refundId: string
  /** What the payer reads on their account. */
  description: string
  /** Whether the company has a bank account: a member proves theirs by a transfer to it. */
  hasAccount: boolean
}>

/**
 * Requests a refund at the provider, or its status once it was requested, and settles it; what cannot
 * go back the way it was paid goes to an account: see `payOutToAccount`. Idempotent,
 * also after a crash: the refund's id is the provider's idempotency key. Throws when the provider does
 * not answer, so that the job is retried. Returns the refund; refuses 'refund_not_found'.
 * Rule: docs/product/payments.md, Refunds.
 */
export async function payOutRefund(ports: PayOutPorts, input: PayOutInput) {
  const { refundId, description, hasAccount } = input
  const found = await ports.unitOfWork.run((repositories) => find(repositories, refundId))
  if (!found) return refuse('refund_not_found')
  const { refund, provider, paymentId, method } = found
  if (!isOpenRefund(refund)) return ok(refund)
  const amount = amountToPay(refund)
  // All of it is kept: nothing is to be paid.
  if (amount === 0) return ok(await settleRefund(ports, refund, 'refunded'))
  if (!isRefundableTo(method)) {
    const paidOut = hasAccount ? await payOutToAccount(ports, refund, description) : 'failed'
    return ok(paidOut ? await settleRefund(ports, refund, paidOut) : refund)
  }
  const gateway = ports.payments.named(provider)
  if (!gateway) throw new Error(`Refund ${refundId} is of ${provider}, which is out of use`)
  const status = await gateway.refund({
    refundId,
    paymentId,
    amount: { amount, currency: refund.currency },
    description,
  })
  return ok(await settleRefund(ports, refund, status))
}

async function find({ refunds, orders }: Repositories, refundId: string) {
  const refund = await refunds.find(refundId)
  if (!refund) return null
  const order = await orders.find(refund.orderId)
  if (!order?.providerPaymentId) throw new Error(`Refund ${refundId} is of an order nobody paid`)
  const { provider, providerPaymentId: paymentId, method } = order
  return { refund, provider, paymentId, method }
}
