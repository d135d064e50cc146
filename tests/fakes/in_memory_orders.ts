import type { DateTime } from 'luxon'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { isOpen, type Order } from '#core/payments/orders/order'
import { Orders } from '#core/repositories/orders'

export class InMemoryOrders extends Orders {
  readonly rows = new Map<string, Order>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByClientId(userId: string, clientId: string) {
    const isSame = (order: Order) => order.userId === userId && order.clientId === clientId
    return [...this.rows.values()].find(isSame) ?? null
  }

  async findOpenWith(userId: string, code: string) {
    const holds = (order: Order) =>
      order.userId === userId && order.discountCode === code && isOpen(order)
    return [...this.rows.values()].find(holds) ?? null
  }

  lock(id: string) {
    return this.find(id)
  }

  async lockCompletedOf(userId: string) {
    return [...this.rows.values()].filter(
      (order) => order.userId === userId && order.status === 'completed'
    )
  }

  async openOrCompletedSince(userId: string, since: DateTime) {
    const counts = (order: Order) =>
      isOpen(order) || (order.completedAt !== null && order.completedAt >= since)
    return [...this.rows.values()].filter((order) => order.userId === userId && counts(order))
  }

  async add(order: Order) {
    if (await this.findByClientId(order.userId, order.clientId)) return false
    const takesBonus = order.discountCode === timeBonusCode
    if (takesBonus && (await this.findOpenWith(order.userId, timeBonusCode))) return false
    this.rows.set(order.id, order)
    return true
  }

  async update(id: string, changes: Partial<Omit<Order, 'id' | 'userId'>>) {
    const order = this.rows.get(id)
    if (order) this.rows.set(id, { ...order, ...changes })
  }
}
