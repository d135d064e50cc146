import type { DateTime } from 'luxon'
import { openStatuses, type Order } from '#core/payments/orders/order'
import type { Orders } from '#core/repositories/orders'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidOrders extends LucidRows<Order, string, 'id' | 'userId'> implements Orders {
  async findOpenWith(userId: string, discountCode: string) {
    const held = this.matching({ userId, discountCode })
    return this.read(await held.whereIn('status', openStatuses).first())
  }

  lockCompletedOf(userId: string) {
    return this.readAll(this.matching({ userId, status: 'completed' }, ['id']).forUpdate())
  }

  openOrCompletedSince(userId: string, since: DateTime) {
    return this.readAll(
      this.matching({ userId }).where((which) => {
        which.whereIn('status', openStatuses).orWhere('completed_at', '>=', since.toMillis())
      })
    )
  }
}
