import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { RefundRequest, RefundStatus } from '#core/ports/payment_gateway'
import type { Repositories } from '#core/ports/unit_of_work'

/** Part of a payment to our own account that goes back by a transfer which a person makes. */
export type Payout = Readonly<{
  /** The id of the refund that asked for it. */
  id: string
  /** The gateway that took the payment, and what it calls it. */
  provider: string
  paymentId: string
  /** Cents. */
  amount: number
  currency: 'EUR'
  /** What the payer reads on their account. */
  description: string
  createdAt: DateTime
  /** When the operator said that the transfer is made; null while it is owed. */
  paidAt: DateTime | null
}>

/** What came for a payment and can go back, in cents: nothing once the bank took it back itself. */
export type OwnMoney = Readonly<{ provider: string; received: number }>

/**
 * Gives part of a payment to our own account back: it is owed until the operator has made the
 * transfer. The same refund id is the same payout, and tells how it stands. 'failed' when less than
 * this is left; runs inside a unit of work.
 */
export async function payBack(
  { payouts }: Pick<Repositories, 'payouts'>,
  { clock }: Uses<'clock'>,
  { provider, received }: OwnMoney,
  { refundId: id, paymentId, amount: money, description }: RefundRequest
): Promise<RefundStatus> {
  const known = await payouts.find(id)
  if (known?.paidAt) return 'refunded'
  if (received === 0 || money.currency !== 'EUR') return 'failed'
  if (known) return 'pending'
  const given = await payouts.where({ provider, paymentId })
  const left = given.reduce((rest, { amount }) => rest - amount, received)
  if (money.amount > left) return 'failed'
  const { amount, currency } = { ...money, currency: money.currency }
  const open = { createdAt: clock.now(), paidAt: null }
  await payouts.add({ id, provider, paymentId, amount, currency, description, ...open })
  return 'pending'
}

/** What has gone back of a payment by transfers that were made, in cents. */
export function paidBack(payouts: readonly Pick<Payout, 'amount' | 'paidAt'>[]): number {
  return payouts.reduce((sum, { amount, paidAt }) => (paidAt ? sum + amount : sum), 0)
}
