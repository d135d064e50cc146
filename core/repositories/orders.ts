import type { DateTime } from 'luxon'
import type { Order } from '#core/payments/orders/order'
import type { Rows } from '#core/repositories/rows'

/**
 * Unique are the client id of a user's orders, and the one open order that reserves their time
 * bonus.
 */
export interface Orders extends Rows<Order, string, 'id' | 'userId'> {
  /** The open order of this user with this discount code. */
  findOpenWith(userId: string, code: string): Promise<Order | null>
  /** The completed orders of a user, by id; locks them. */
  lockCompletedOf(userId: string): Promise<readonly Order[]>
  /** The open orders of a user, and those paid since then. */
  openOrCompletedSince(userId: string, since: DateTime): Promise<readonly Order[]>
}
