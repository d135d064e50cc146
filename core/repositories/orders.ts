import type { DateTime } from 'luxon'
import type { Order } from '#core/payments/orders/order'

export abstract class Orders {
  abstract find(id: string): Promise<Order | null>
  abstract findByClientId(userId: string, clientId: string): Promise<Order | null>
  /** The open order of this user that carries the code. */
  abstract findOpenWith(userId: string, code: string): Promise<Order | null>
  /** Reads the order and keeps every other unit of work that locks it waiting. */
  abstract lock(id: string): Promise<Order | null>
  /** Reads the completed orders of a user by their ids, and locks them as `lock` does. */
  abstract lockCompletedOf(userId: string): Promise<readonly Order[]>
  /** Orders of a user that wait for their payment, and those that were paid since a moment. */
  abstract openOrCompletedSince(userId: string, since: DateTime): Promise<readonly Order[]>
  /**
   * Answers false, and writes nothing, when the user has an order of the same client id, or
   * an open one that holds their time bonus already.
   */
  abstract add(order: Order): Promise<boolean>
  abstract update(id: string, changes: Partial<Omit<Order, 'id' | 'userId'>>): Promise<void>
}
