import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { DebtorDigests } from '#core/payments/direct_debit/mandate'
import type { Rows } from '#core/repositories/rows'

type Fixed = 'id' | 'orderId' | 'mandateId' | 'amount' | 'endToEndId'

export interface Debits extends Rows<Debit, string, Fixed> {
  /** The debits of a member's mandates, the oldest first. */
  ofUser(userId: string): Promise<readonly Debit[]>
  /**
   * The debits of this account and of this phone, whoever signed them, by id. Another unit of work that asks for
   * the same account or phone waits until this one ends.
   */
  lockOfDebtor(
    debtor: Readonly<{ [Digest in keyof DebtorDigests]: string }>
  ): Promise<readonly Debit[]>
  /** Debits that are not exported and due by this day, by id; locks them. */
  lockReady(until: DateTime): Promise<readonly Debit[]>
  /** Debits signed since then, by id. */
  madeSince(since: DateTime): Promise<readonly Debit[]>
}
