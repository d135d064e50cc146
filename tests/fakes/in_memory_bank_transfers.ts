import type { DateTime } from 'luxon'
import type { BankTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { BankTransfers } from '#core/repositories/bank_transfers'
import { tables } from '#core/repositories/tables'
import type { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import { InMemoryRows, sorted } from '#tests/fakes/in_memory_rows'
import { uniqueKeys } from '#tests/fakes/unique_keys'

export class InMemoryBankTransfers
  extends InMemoryRows<BankTransfer, string, 'reference'>
  implements BankTransfers
{
  readonly #orders: InMemoryOrders

  constructor(orders: InMemoryOrders) {
    super(tables.bankTransfers, uniqueKeys.bankTransfers)
    this.#orders = orders
  }

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

  async ofUser(userId: string) {
    return this.those(({ orderId }) => this.#orders.rows.get(orderId)?.userId === userId)
  }
}
