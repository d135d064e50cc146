import type { ProviderRefund } from '#core/payments/refunds/provider_refund'
import type { Rows } from '#core/repositories/rows'

export interface ProviderRefunds extends Rows<ProviderRefund, string, 'id'> {
  /** The refunds of all orders of this user. */
  ofUser(userId: string): Promise<readonly ProviderRefund[]>
}
