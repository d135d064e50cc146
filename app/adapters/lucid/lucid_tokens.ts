import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/users/token'
import type { Tokens } from '#core/repositories/tokens'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidTokens extends LucidRows<Token, string, 'id'> implements Tokens {
  renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>) {
    return this.update(id, change)
  }

  count(userId: string, purpose: TokenPurpose, since: DateTime) {
    const made = this.matching({ userId, purpose })
    return this.counted(made.where('created_at', '>=', since.toMillis()))
  }

  markUsed(id: string, usedAt: DateTime) {
    return this.update(id, { usedAt })
  }

  expireAll(userId: string, purpose: TokenPurpose, at: DateTime) {
    return this.#expire({ userId, purpose }, at)
  }

  expireEvery(userId: string, at: DateTime) {
    return this.#expire({ userId }, at)
  }

  async #expire(meant: Partial<Token>, expiresAt: DateTime) {
    const working = this.matching({ ...meant, usedAt: null })
    await working
      .where('expires_at', '>', expiresAt.toMillis())
      .update(this.stored.write({ expiresAt }))
  }
}
