import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'

/** Days from telling a member of a claim until it stops their purchases. */
export const claimDays = 14

/**
 * Money that a member owes us: it was given back to them twice, or they had spent the credits that it
 * paid for. It stands until it is paid, its dispute is won, or an operator settles it.
 */
export type Claim = Readonly<{
  id: string
  userId: string
  orderId: string
  /** The gateway of the payment, and its id there: each has one claim. */
  provider: string
  paymentId: string
  /** What the member states in a bank transfer that pays it (ISO 11649). */
  reference: string
  /** Minor units, owed in all: see `ClaimPayment` for what was paid of it. */
  amount: number
  currency: Currency
  /** When the member was told of it as it stands now. */
  foundAt: DateTime
  /** When it was paid, or an operator settled it. */
  settledAt: DateTime | null
  /** How it was settled: paid, or given up. */
  settledNote: string | null
  /** When the money came back by itself, as a dispute was won: nothing is owed any more. */
  recoveredAt: DateTime | null
}>

/** Money that came for a claim. */
export type ClaimPayment = Readonly<{
  /** Id of the bank movement, or of the refund that was kept for the claim: each pays once. */
  id: string
  claimId: string
  /** Minor units of the currency of the claim. */
  amount: number
  /** The part of the amount that the claim does not need: it is on the operator's list. */
  releasedAmount: number
  paidAt: DateTime
}>

/** Whether money is still owed. */
export function isStanding({
  settledAt,
  recoveredAt,
}: Pick<Claim, 'settledAt' | 'recoveredAt'>): boolean {
  return settledAt === null && recoveredAt === null
}

/** When a claim that is not paid stops purchases. */
export function claimDueAt({ foundAt }: Pick<Claim, 'foundAt'>): DateTime {
  return foundAt.plus({ days: claimDays })
}

/** What payments paid of their claim, in minor units. */
export function totalPaid(
  payments: readonly Pick<ClaimPayment, 'amount' | 'releasedAmount'>[]
): number {
  return payments.reduce((sum, { amount, releasedAmount }) => sum + amount - releasedAmount, 0)
}
