import type { DateTime } from 'luxon'
import { isOpen, type Order } from '#core/payments/orders/order'
import type { Orders } from '#core/repositories/orders'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryOrders extends InMemoryRows<Order, string, 'id' | 'userId'> implements Orders {
  async findOpenWith(userId: string, discountCode: string) {
    const held = await this.where({ userId, discountCode })
    return held.find(isOpen) ?? null
  }

  async lockCompletedOf(userId: string) {
    const completed = await this.where({ userId, status: 'completed' }, 'id')
    for (const order of completed) this.noteLock(order)
    return completed
  }

  async openOrCompletedSince(userId: string, since: DateTime) {
    const own = await this.where({ userId })
    return own.filter(
      (order) => isOpen(order) || (order.completedAt !== null && order.completedAt >= since)
    )
  }
}
