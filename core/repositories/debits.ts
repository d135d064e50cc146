import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Rows } from '#core/repositories/rows'

type Fixed = 'id' | 'orderId' | 'mandateId' | 'amount' | 'endToEndId'

export interface Debits extends Rows<Debit, string, Fixed> {
  /** Every debit of the mandates of this member, the oldest first. */
  ofUser(userId: string): Promise<readonly Debit[]>
  /** Those in no file yet that are to be collected on this day or before, by their ids; locked. */
  lockReady(until: DateTime): Promise<readonly Debit[]>
  /** Every debit signed from this moment on, by their ids. */
  madeSince(since: DateTime): Promise<readonly Debit[]>
}
