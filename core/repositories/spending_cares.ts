import type { SpendingCare } from '#core/payments/spending/spending_care'

export abstract class SpendingCares {
  /** Null for a member who has never set anything. */
  abstract find(userId: string): Promise<SpendingCare | null>
  abstract save(care: SpendingCare): Promise<void>
}
