import type { Refund } from '#core/payments/refunds/refund'
import type { Refunds } from '#core/repositories/refunds'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidRefunds extends LucidRows<Refund, string, 'id'> implements Refunds {
  ofUser(userId: string) {
    const orders = this.client.knexQuery().from('orders').where('user_id', userId).select('id')
    return this.readAll(this.query().whereIn('order_id', orders))
  }
}
