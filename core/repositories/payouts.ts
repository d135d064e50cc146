import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import type { Rows } from '#core/repositories/rows'

export interface Payouts extends Rows<Payout, string, 'id'> {
  /** Returns false, and changes nothing, unless there is an unpaid payout of this id. */
  markPaid(id: string, paidAt: DateTime): Promise<boolean>
}
