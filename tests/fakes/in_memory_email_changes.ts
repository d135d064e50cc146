import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import { EmailChanges } from '#core/repositories/email_changes'

export class InMemoryEmailChanges extends EmailChanges {
  readonly rows = new Map<string, EmailChange>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByDigest(digest: string) {
    return [...this.rows.values()].find((change) => change.digest === digest) ?? null
  }

  async count(userId: string, since: DateTime) {
    const changes = [...this.rows.values()].filter((change) => change.userId === userId)
    return changes.filter((change) => change.requestedAt > since).length
  }

  async add(change: EmailChange) {
    this.rows.set(change.id, change)
  }

  async update(id: string, changes: Partial<EmailChange>) {
    const change = this.rows.get(id)
    if (change) this.rows.set(id, { ...change, ...changes })
  }

  async expire(userId: string, which: 'waiting' | 'all', at: DateTime) {
    for (const change of this.rows.values()) {
      const meant = change.userId === userId && (which === 'all' || change.changedAt === null)
      if (meant && change.expiresAt > at) this.rows.set(change.id, { ...change, expiresAt: at })
    }
  }
}
