import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/accounts/token'
import { Tokens } from '#core/repositories/tokens'

export class InMemoryTokens extends Tokens {
  readonly rows = new Map<string, Token>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByDigest(purpose: TokenPurpose, digest: string) {
    const tokens = [...this.rows.values()]
    return tokens.find((token) => token.purpose === purpose && token.digest === digest) ?? null
  }

  async add(token: Token) {
    this.rows.set(token.id, token)
  }

  async renew(id: string, change: Pick<Token, 'digest' | 'expiresAt'>) {
    const token = this.rows.get(id)
    if (token) this.rows.set(id, { ...token, ...change })
  }

  async count(userId: string, purpose: TokenPurpose, since: DateTime) {
    const tokens = [...this.rows.values()].filter((token) => token.purpose === purpose)
    return tokens.filter((token) => token.userId === userId && token.createdAt >= since).length
  }

  async markUsed(id: string, usedAt: DateTime) {
    const token = this.rows.get(id)
    if (token) this.rows.set(id, { ...token, usedAt })
  }

  async expireAll(userId: string, purpose: TokenPurpose, at: DateTime) {
    this.#expire(at, (token) => token.userId === userId && token.purpose === purpose)
  }

  async expireEvery(userId: string, at: DateTime) {
    this.#expire(at, (token) => token.userId === userId)
  }

  #expire(at: DateTime, isMeant: (token: Token) => boolean) {
    for (const token of this.rows.values()) {
      const works = token.usedAt === null && token.expiresAt > at
      if (isMeant(token) && works) this.rows.set(token.id, { ...token, expiresAt: at })
    }
  }
}
