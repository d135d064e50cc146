import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import type { Rows } from '#core/repositories/rows'

export interface Payouts extends Rows<Payout, string, 'id'> {
  /** Answers false, and changes nothing, when there is none of this id that is owed. */
  markPaid(id: string, paidAt: DateTime): Promise<boolean>
}
