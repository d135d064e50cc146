import type { SpendingCare } from '#core/payments/spending/spending_care'
import { SpendingCares } from '#core/repositories/spending_cares'

export class InMemorySpendingCares extends SpendingCares {
  readonly rows = new Map<string, SpendingCare>()

  async find(userId: string) {
    return this.rows.get(userId) ?? null
  }

  async save(care: SpendingCare) {
    this.rows.set(care.userId, care)
  }
}
