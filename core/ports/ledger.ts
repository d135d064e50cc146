import type { Movement } from '#core/credits/movement'

export abstract class Ledger {
  /**
   * Books both legs and the member's stored balance together. A key that was posted before
   * changes nothing; a balance below zero is a fault: callers lock the user and ask first.
   */
  abstract post(movement: Movement): Promise<'posted' | 'already_posted'>
  /** From or to this member, in the order of booking. */
  abstract movementsOf(userId: string): Promise<readonly Movement[]>
}
