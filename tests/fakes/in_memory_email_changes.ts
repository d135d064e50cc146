import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import type { EmailChanges } from '#core/repositories/email_changes'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryEmailChanges
  extends InMemoryRows<EmailChange, string, 'id'>
  implements EmailChanges
{
  async count(userId: string, since: DateTime) {
    return this.those((one) => one.userId === userId && one.requestedAt > since).length
  }

  async expire(userId: string, which: 'waiting' | 'all', at: DateTime) {
    const meant = this.those(
      (one) => one.userId === userId && (which === 'all' || one.changedAt === null)
    )
    for (const change of meant) {
      if (change.expiresAt > at) this.replace({ ...change, expiresAt: at })
    }
  }
}
