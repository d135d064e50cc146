import type { Order } from '#core/payments/order'
import { Orders } from '#core/ports/orders'

export class InMemoryOrders extends Orders {
  readonly rows = new Map<string, Order>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByClientId(userId: string, clientId: string) {
    const isSame = (order: Order) => order.userId === userId && order.clientId === clientId
    return [...this.rows.values()].find(isSame) ?? null
  }

  lock(id: string) {
    return this.find(id)
  }

  async add(order: Order) {
    if (await this.findByClientId(order.userId, order.clientId)) return false
    this.rows.set(order.id, order)
    return true
  }

  async update(id: string, changes: Partial<Omit<Order, 'id' | 'userId'>>) {
    const order = this.rows.get(id)
    if (order) this.rows.set(id, { ...order, ...changes })
  }
}
