/** Erases data in tables that no rule reads. */
export abstract class Erasure {
  /**
   * Erases everything of this member, and the text of every message they wrote; financial records
   * stay. Returns what still has files: the storage keys of the pictures, and the tokens of the
   * member's downloads. Rule: docs/product/privacy.md, Erasure.
   */
  abstract erase(
    member: Readonly<{ userId: string; profileId: string; email: string | null }>
  ): Promise<Readonly<{ pictures: readonly string[]; downloads: readonly string[] }>>

  /**
   * Erases everything of this order but its amounts, those of its refunds and debits, and its movements:
   * documents, webhooks, ids of providers and banks, payers, codes and notes.
   * Rule: docs/product/privacy.md, Old orders.
   */
  abstract emptyOrder(orderId: string): Promise<void>
}
