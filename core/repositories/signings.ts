import type { DateTime } from 'luxon'
import type { SentCodes, Signing } from '#core/payments/direct_debit/signing'

export abstract class Signings {
  abstract find(id: string): Promise<Signing | null>
  /** The one that this member began last: its code alone still counts. */
  abstract lastOf(userId: string): Promise<Signing | null>
  /** How many codes went to the member and to the phone from `since` on. */
  abstract countSent(
    to: Readonly<{ userId: string; phone: string }>,
    since: DateTime
  ): Promise<SentCodes>
  abstract add(signing: Signing): Promise<void>
  abstract update(id: string, changes: Partial<Pick<Signing, 'tries' | 'signedAt'>>): Promise<void>
}
