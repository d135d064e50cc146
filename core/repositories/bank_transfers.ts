import type { DateTime } from 'luxon'
import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { Rows } from '#core/repositories/rows'

export interface BankTransfers extends Rows<BankTransfer, string, 'reference'> {
  /** From this moment on, the oldest first. */
  begunSince(moment: DateTime): Promise<readonly BankTransfer[]>
}
