import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/users/token'
import type { Tokens } from '#core/repositories/tokens'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryTokens extends InMemoryRows<Token, string, 'id'> implements Tokens {
  renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>) {
    return this.update(id, change)
  }

  async count(userId: string, purpose: TokenPurpose, since: DateTime) {
    const made = await this.where({ userId, purpose })
    return made.filter(({ createdAt }) => createdAt >= since).length
  }

  markUsed(id: string, usedAt: DateTime) {
    return this.update(id, { usedAt })
  }

  async expireAll(userId: string, purpose: TokenPurpose, at: DateTime) {
    this.#expire(await this.where({ userId, purpose, usedAt: null }), at)
  }

  async expireEvery(userId: string, at: DateTime) {
    this.#expire(await this.where({ userId, usedAt: null }), at)
  }

  #expire(tokens: readonly Token[], at: DateTime) {
    for (const token of tokens) if (token.expiresAt > at) this.replace({ ...token, expiresAt: at })
  }
}
