import type { Mandate } from '#core/payments/direct_debit/mandate'
import { Mandates } from '#core/repositories/mandates'

export class InMemoryMandates extends Mandates {
  readonly rows = new Map<string, Mandate>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async lastOf(userId: string) {
    const own = [...this.rows.values()].filter((mandate) => mandate.userId === userId)
    return own.at(-1) ?? null
  }

  async add(mandate: Mandate) {
    this.rows.set(mandate.id, mandate)
  }
}
