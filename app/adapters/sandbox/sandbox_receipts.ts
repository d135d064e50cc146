import type { DateTime } from 'luxon'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import SandboxPayment from '#models/sandbox_payment'
import SandboxRefund from '#models/sandbox_refund'

/** What the sandbox received, and what of it was returned. */
export async function receivedAtSandbox(since: DateTime): Promise<Receipt[]> {
  const payments = await SandboxPayment.query()
    .whereIn('status', ['paid', 'refunded', 'charged_back'])
    .where('createdAt', '>=', since.toMillis())
  const refunds = await SandboxRefund.query()
    .whereIn(
      'paymentId',
      payments.map(({ id }) => id)
    )
    .whereNot('status', 'failed')
  return payments.map((payment) => {
    const { id: reference, orderId, amount, currency } = payment
    const returned = payment.status === 'paid' ? sumOf(refunds, reference) : amount
    return { orderId, reference, amount: { amount, currency }, returned }
  })
}

function sumOf(refunds: readonly SandboxRefund[], paymentId: string) {
  return refunds
    .filter((refund) => refund.paymentId === paymentId)
    .reduce((sum, { amount }) => sum + amount, 0)
}
