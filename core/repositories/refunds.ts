import type { Refund } from '#core/payments/refunds/refund'
import type { Rows } from '#core/repositories/rows'

export interface Refunds extends Rows<Refund, string, 'id'> {
  /** Every refund of the orders of this user. */
  ofUser(userId: string): Promise<readonly Refund[]>
}
