import type { Movement } from '#core/credits/movement'

export abstract class Ledger {
  /**
   * Books both legs and the member's stored balance together. A key that was posted before
   * changes nothing; a balance below zero is a fault: callers lock the user and ask first.
   */
  abstract post(movement: Movement): Promise<'posted' | 'already_posted'>
  /** What opens and shrinks the lots of this member: all that came, and what an order lost. */
  abstract lotMovementsOf(userId: string): Promise<readonly Movement[]>
  /** All that was booked for this order. */
  abstract movementsOfOrder(orderId: string): Promise<readonly Movement[]>
}
