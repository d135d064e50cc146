import type { Refund } from '#core/payments/refunds/refund'

export abstract class Refunds {
  abstract find(id: string): Promise<Refund | null>
  /** Every refund of the orders of this user. */
  abstract ofUser(userId: string): Promise<readonly Refund[]>
  abstract ofOrder(orderId: string): Promise<readonly Refund[]>
  abstract add(refund: Refund): Promise<void>
  abstract update(id: string, changes: Pick<Refund, 'status' | 'endedAt'>): Promise<void>
}
