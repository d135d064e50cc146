import type { DateTime } from 'luxon'
import type { BankTransfer, IncomingTransfer } from '#core/payments/bank_transfer/bank_transfer'
import { BankTransfers } from '#core/repositories/bank_transfers'

export class InMemoryBankTransfers extends BankTransfers {
  readonly rows = new Map<string, BankTransfer>()
  readonly incoming = new Map<string, IncomingTransfer>()

  async find(reference: string) {
    return this.rows.get(reference) ?? null
  }

  lock(reference: string) {
    return this.find(reference)
  }

  async begunSince(moment: DateTime) {
    return [...this.rows.values()].filter(({ createdAt }) => createdAt >= moment)
  }

  async add(transfer: BankTransfer) {
    const isSame = ({ reference, orderId }: BankTransfer) =>
      reference === transfer.reference || orderId === transfer.orderId
    if ([...this.rows.values()].some(isSame)) return false
    this.rows.set(transfer.reference, transfer)
    return true
  }

  async update(reference: string, changes: Pick<BankTransfer, 'cancelledAt'>) {
    const transfer = this.rows.get(reference)
    if (transfer) this.rows.set(reference, { ...transfer, ...changes })
  }

  async receive(incoming: IncomingTransfer) {
    if (this.incoming.has(incoming.id)) return false
    this.incoming.set(incoming.id, incoming)
    return true
  }

  async findReceived(id: string) {
    return this.incoming.get(id) ?? null
  }

  async receivedFor(reference: string) {
    return [...this.incoming.values()].filter((one) => one.reference === reference)
  }
}
