import type { DateTime } from 'luxon'
import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { BankTransfers } from '#core/repositories/bank_transfers'
import { InMemoryRows, sorted } from '#tests/fakes/in_memory_rows'

export class InMemoryBankTransfers
  extends InMemoryRows<BankTransfer, string, 'reference'>
  implements BankTransfers
{
  async createdSince(moment: DateTime) {
    return sorted(
      this.those(({ createdAt }) => createdAt >= moment),
      ['createdAt']
    )
  }

  async incomplete() {
    return sorted(
      this.those(({ incompleteSince }) => incompleteSince !== null),
      ['incompleteSince']
    )
  }
}
