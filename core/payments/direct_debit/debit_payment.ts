import type { Debit } from '#core/payments/direct_debit/debit'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'

/**
 * A signed debit counts as paid before the bank has it: the limit of open debits is what the site
 * lends meanwhile. One that came back is a chargeback.
 */
const statuses: Readonly<Record<Debit['state'], PaymentStatus>> = {
  ready: 'paid',
  exported: 'paid',
  settled: 'paid',
  returned: 'charged_back',
}

/** What a debit is to its order: the payment that `settleOrder` brings it in step with. */
export function paymentOf({ id, orderId, state, amount, currency }: Debit): Payment {
  return { id, orderId, status: statuses[state], amount: { amount, currency }, payUrl: null }
}
