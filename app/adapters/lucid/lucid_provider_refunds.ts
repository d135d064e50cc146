import type { ProviderRefund } from '#core/payments/refunds/provider_refund'
import type { ProviderRefunds } from '#core/repositories/provider_refunds'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidProviderRefunds
  extends LucidRows<ProviderRefund, string, 'id'>
  implements ProviderRefunds
{
  ofUser(userId: string) {
    const orders = this.client.knexQuery().from('orders').where('user_id', userId).select('id')
    return this.readAll(this.query().whereIn('order_id', orders))
  }
}
