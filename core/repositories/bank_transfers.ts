import type { DateTime } from 'luxon'
import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { Rows } from '#core/repositories/rows'

export interface BankTransfers extends Rows<BankTransfer, string, 'reference'> {
  /** Transfers created since then, oldest first. */
  createdSince(moment: DateTime): Promise<readonly BankTransfer[]>
  /** Transfers of which some money came, but not enough, the longest waiting first. */
  incomplete(): Promise<readonly BankTransfer[]>
  /** Transfers for the orders of a user. */
  ofUser(userId: string): Promise<readonly BankTransfer[]>
}
