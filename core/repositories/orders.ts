import type { DateTime } from 'luxon'
import type { Order } from '#core/payments/orders/order'
import type { Rows } from '#core/repositories/rows'

/**
 * A user has one order of a client id, and one open order that holds their time bonus: another is
 * known already.
 */
export interface Orders extends Rows<Order, string, 'id' | 'userId'> {
  /** The open order of this user that carries the code. */
  findOpenWith(userId: string, code: string): Promise<Order | null>
  /** Reads the completed orders of a user by their ids, and locks them as `lock` does. */
  lockCompletedOf(userId: string): Promise<readonly Order[]>
  /** Orders of a user that wait for their payment, and those that were paid since a moment. */
  openOrCompletedSince(userId: string, since: DateTime): Promise<readonly Order[]>
}
