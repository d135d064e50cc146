import type { ProviderRefund } from '#core/payments/refunds/provider_refund'
import type { ProviderRefunds } from '#core/repositories/provider_refunds'
import { tables } from '#core/repositories/tables'
import type { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryProviderRefunds
  extends InMemoryRows<ProviderRefund, string, 'id'>
  implements ProviderRefunds
{
  readonly #orders: InMemoryOrders

  constructor(orders: InMemoryOrders) {
    super(tables.providerRefunds)
    this.#orders = orders
  }

  async ofUser(userId: string) {
    return this.those(({ orderId }) => this.#orders.rows.get(orderId)?.userId === userId)
  }
}
