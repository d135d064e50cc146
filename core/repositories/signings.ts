import type { DateTime } from 'luxon'
import type { SentCodes, Signing } from '#core/payments/direct_debit/signing'
import type { Rows } from '#core/repositories/rows'

export interface Signings extends Rows<Signing, string, 'id'> {
  /** The latest signing of this member: only its code is valid. */
  lastOf(userId: string): Promise<Signing | null>
  /** The number of codes sent to the member, and to the phone, after `since`. */
  countSent(to: Readonly<{ userId: string; phone: string }>, since: DateTime): Promise<SentCodes>
  /** The number of codes sent to all members of a site after `since`. */
  countOfSite(siteId: string, since: DateTime): Promise<number>
}
