import type { Movement } from '#core/credits/movement'

export abstract class Ledger {
  /**
   * Books both legs; the member's stored balance follows when the unit of work ends, with it or not
   * at all. A key that was posted before changes nothing; a balance below zero is a fault that
   * undoes the whole unit: callers lock the user and ask first.
   */
  abstract post(movement: Movement): Promise<'posted' | 'already_posted'>
  /** Brings stored balances along now, for who goes on by one that was posted to in this unit. */
  abstract settle(): Promise<void>
  /** What opens and shrinks the lots of this member: all that came, and what an order lost. */
  abstract lotMovementsOf(userId: string): Promise<readonly Movement[]>
  /** All that was booked for this order. */
  abstract movementsOfOrder(orderId: string): Promise<readonly Movement[]>
}
