import type { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import type { Refund } from '#core/payments/refunds/refund'
import { Refunds } from '#core/repositories/refunds'

export class InMemoryRefunds extends Refunds {
  readonly rows = new Map<string, Refund>()
  readonly #orders: InMemoryOrders

  constructor(orders: InMemoryOrders) {
    super()
    this.#orders = orders
  }

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async ofUser(userId: string) {
    return [...this.rows.values()].filter(
      ({ orderId }) => this.#orders.rows.get(orderId)?.userId === userId
    )
  }

  async ofOrder(orderId: string) {
    return [...this.rows.values()].filter((refund) => refund.orderId === orderId)
  }

  async add(refund: Refund) {
    this.rows.set(refund.id, refund)
  }

  async update(id: string, changes: Pick<Refund, 'status' | 'endedAt'>) {
    const refund = this.rows.get(id)
    if (refund) this.rows.set(id, { ...refund, ...changes })
  }
}
