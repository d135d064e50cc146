import type { Debit } from '#core/payments/direct_debit/debit'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'

/**
 * A signed debit counts as paid before it is collected: the limit of open debits bounds that risk
 * (decision 0046). A returned one is a chargeback.
 */
const statuses: Readonly<Record<Debit['state'], PaymentStatus>> = {
  ready: 'paid',
  exported: 'paid',
  settled: 'paid',
  returned: 'charged_back',
}

/** A debit as the payment of its order. */
export function paymentOfDebit({ id, orderId, state, amount, currency }: Debit): Payment {
  return {
    id,
    orderId,
    status: statuses[state],
    recovered: false,
    otherRefunds: [],
    disputes: [],
    amount: { amount, currency },
    payUrl: null,
  }
}
