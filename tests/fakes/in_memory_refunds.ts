import type { Refund } from '#core/payments/refunds/refund'
import type { Refunds } from '#core/repositories/refunds'
import { tables } from '#core/repositories/tables'
import type { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'
import { uniqueKeys } from '#tests/fakes/unique_keys'

export class InMemoryRefunds extends InMemoryRows<Refund, string, 'id'> implements Refunds {
  readonly #orders: InMemoryOrders

  constructor(orders: InMemoryOrders) {
    super(tables.refunds, uniqueKeys.refunds)
    this.#orders = orders
  }

  async ofUser(userId: string) {
    return this.those(({ orderId }) => this.#orders.rows.get(orderId)?.userId === userId)
  }
}
