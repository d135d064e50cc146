import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { RefundRequest, RefundStatus } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

/** A refund of money on the company's own account: a bank transfer that the operator makes. */
export type Payout = Readonly<{
  /** The id of the refund that asked for it. */
  id: string
  /** The gateway that received the payment, and its id there. */
  provider: string
  paymentId: string
  /** Cents. */
  amount: number
  currency: 'EUR'
  /** What the payer reads on their account. */
  description: string
  createdAt: DateTime
  /** When the operator confirmed the transfer; null while it is owed. */
  paidAt: DateTime | null
}>

/** The cents of a payment that can be refunded: 0 once the bank has reversed it. */
export type RefundableMoney = Readonly<{ provider: string; received: number }>

/**
 * Requests a payout for a refund: it is owed until the operator has made the transfer. Idempotent by
 * refund id: a retry returns the present status. 'failed' when less than its amount is left of the
 * payment. Runs inside a unit of work.
 */
export async function requestPayout(
  { payouts }: Pick<Repositories, 'payouts'>,
  { clock }: Uses<'clock'>,
  { provider, received }: RefundableMoney,
  { refundId, paymentId, amount: money, description }: RefundRequest
): Promise<RefundStatus> {
  const existing = await payouts.find(refundId)
  if (existing?.paidAt) return 'refunded'
  if (received === 0 || money.currency !== 'EUR') return 'failed'
  if (existing) return 'pending'
  const earlier = await payouts.where({ provider, paymentId })
  const left = earlier.reduce((rest, { amount }) => rest - amount, received)
  if (money.amount > left) return 'failed'
  await payouts.add({
    id: refundId,
    provider,
    paymentId,
    amount: money.amount,
    currency: money.currency,
    description,
    createdAt: clock.now(),
    paidAt: null,
  })
  return 'pending'
}

/** The sum of the payouts that the operator has made, in cents. */
export function totalPaidOut(payouts: readonly Pick<Payout, 'amount' | 'paidAt'>[]): number {
  return payouts.reduce((sum, { amount, paidAt }) => (paidAt ? sum + amount : sum), 0)
}
