import type { Movement } from '#core/credits/movement'

export abstract class Ledger {
  /**
   * Posts a movement; the member's stored balance is updated in the same unit of work. Idempotent by
   * key. A balance below zero throws, so callers lock the user and check first.
   */
  abstract post(movement: Movement): Promise<'posted' | 'already_posted'>
  /** Whether a movement with this key was posted. */
  abstract isPosted(idempotencyKey: string): Promise<boolean>
  /** Updates stored balances now, for callers that read one after posting in this unit of work. */
  abstract settle(): Promise<void>
  /** The movements that open and shrink the lots of a member: credits received, and those reversed. */
  abstract lotMovementsOf(userId: string): Promise<readonly Movement[]>
  /** Every movement of this order. */
  abstract movementsOfOrder(orderId: string): Promise<readonly Movement[]>
}
