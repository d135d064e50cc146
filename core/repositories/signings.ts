import type { DateTime } from 'luxon'
import type { SentCodes, Signing } from '#core/payments/direct_debit/signing'
import type { Rows } from '#core/repositories/rows'

export interface Signings extends Rows<Signing, string, 'id'> {
  /** The one that this member began last: its code alone still counts. */
  lastOf(userId: string): Promise<Signing | null>
  /** How many codes went to the member and to the phone after `since`. */
  countSent(to: Readonly<{ userId: string; phone: string }>, since: DateTime): Promise<SentCodes>
}
