import type { DateTime } from 'luxon'
import type { BankTransfer, IncomingTransfer } from '#core/payments/bank_transfer/bank_transfer'

export abstract class BankTransfers {
  abstract find(reference: string): Promise<BankTransfer | null>
  /** Reads the transfer and keeps every other unit of work that locks it waiting. */
  abstract lock(reference: string): Promise<BankTransfer | null>
  abstract begunSince(moment: DateTime): Promise<readonly BankTransfer[]>
  /** Answers false, and writes nothing, when the order or the reference has one already. */
  abstract add(transfer: BankTransfer): Promise<boolean>
  abstract update(reference: string, changes: Pick<BankTransfer, 'cancelledAt'>): Promise<void>
  /** Answers false, and writes nothing, when this line of the bank is known already. */
  abstract receive(incoming: IncomingTransfer): Promise<boolean>
  /** One line of the bank, by its own id. */
  abstract findReceived(id: string): Promise<IncomingTransfer | null>
  /** What has come for a transfer, the oldest first. */
  abstract receivedFor(reference: string): Promise<readonly IncomingTransfer[]>
}
