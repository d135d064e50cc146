import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'

export abstract class Payouts {
  abstract find(id: string): Promise<Payout | null>
  /** Those of one payment, made and owed. */
  abstract ofPayment(provider: string, paymentId: string): Promise<readonly Payout[]>
  abstract add(payout: Payout): Promise<void>
  /** Answers false, and changes nothing, when there is none of this id that is owed. */
  abstract markPaid(id: string, paidAt: DateTime): Promise<boolean>
}
