import type { DateTime } from 'luxon'
import type { Signing } from '#core/payments/direct_debit/signing'
import { Signings } from '#core/repositories/signings'

export class InMemorySignings extends Signings {
  readonly rows = new Map<string, Signing>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async lastOf(userId: string) {
    return [...this.rows.values()].findLast((signing) => signing.userId === userId) ?? null
  }

  async countSent({ userId, phone }: { userId: string; phone: string }, since: DateTime) {
    const sent = [...this.rows.values()].filter(({ createdAt }) => createdAt > since)
    return {
      ofUser: sent.filter((signing) => signing.userId === userId).length,
      ofPhone: sent.filter((signing) => signing.phone === phone).length,
    }
  }

  async add(signing: Signing) {
    this.rows.set(signing.id, signing)
  }

  async update(id: string, changes: Partial<Pick<Signing, 'tries' | 'signedAt'>>) {
    const signing = this.rows.get(id)
    if (signing) this.rows.set(id, { ...signing, ...changes })
  }
}
