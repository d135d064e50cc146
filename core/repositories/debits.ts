import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'

export abstract class Debits {
  abstract find(id: string): Promise<Debit | null>
  abstract findByOrder(orderId: string): Promise<Debit | null>
  abstract findByEndToEndId(endToEndId: string): Promise<Debit | null>
  /** Every debit of the mandates of this member, the oldest first. */
  abstract ofUser(userId: string): Promise<readonly Debit[]>
  /** Those in no file yet that are to be collected on this day or before, by their ids; locked. */
  abstract lockReady(until: DateTime): Promise<readonly Debit[]>
  /** Those that went to the bank in the file of this message id, by their ids. */
  abstract exportedIn(messageId: string): Promise<readonly Debit[]>
  /** Every debit signed from this moment on. */
  abstract madeSince(since: DateTime): Promise<readonly Debit[]>
  abstract add(debit: Debit): Promise<void>
  abstract update(
    id: string,
    changes: Partial<Omit<Debit, 'id' | 'orderId' | 'mandateId' | 'amount' | 'endToEndId'>>
  ): Promise<void>
}
