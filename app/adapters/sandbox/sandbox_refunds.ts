import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { RefundRequest, RefundStatus } from '#core/ports/payment_gateway'
import SandboxPayment from '#models/sandbox_payment'
import SandboxRefund from '#models/sandbox_refund'

/** Orders of the demo world have payments that the sandbox never had: they count as paid. */
const demoPayment = /^sbx_demo_/

/** Makes a refund, or returns the status of the one with this id; runs inside a transaction. */
export async function refundAtSandbox(
  client: TransactionClientContract,
  { refundId: id, paymentId, amount: money }: RefundRequest
): Promise<RefundStatus> {
  const payment = await SandboxPayment.query({ client }).where('id', paymentId).forUpdate().first()
  const known = await SandboxRefund.find(id, { client })
  if (known) return known.status
  const left = await leftOf(client, paymentId, payment)
  const isPossible = payment ? payment.status === 'paid' : demoPayment.test(paymentId)
  const status = isPossible && money.amount <= left ? 'refunded' : 'failed'
  const createdAt = DateTime.utc()
  await SandboxRefund.create({ ...money, id, paymentId, status, createdAt }, { client })
  if (payment && status === 'refunded' && money.amount === left) {
    await payment.merge({ status: 'refunded' }).save()
  }
  return status
}

/** What was refunded beside our own refunds: all the rest of a payment that is set to refunded. */
export async function refundedElsewhere(payment: SandboxPayment) {
  if (payment.status !== 'refunded') return []
  const own = await SandboxRefund.query()
    .where({ paymentId: payment.id })
    .whereNot('status', 'failed')
  const amount = own.reduce((rest, refund) => rest - refund.amount, payment.amount)
  return amount > 0 ? [{ id: payment.id, amount }] : []
}

/** What can still be refunded of a payment, in minor units. */
async function leftOf(
  client: TransactionClientContract,
  paymentId: string,
  payment: SandboxPayment | null
) {
  if (!payment) return Number.POSITIVE_INFINITY
  const given = await SandboxRefund.query({ client })
    .where({ paymentId })
    .whereNot('status', 'failed')
  return given.reduce((rest, { amount }) => rest - amount, payment.amount)
}
