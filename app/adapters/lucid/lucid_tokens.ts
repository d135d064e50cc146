import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/accounts/token'
import { Tokens } from '#core/repositories/tokens'
import TokenModel from '#models/token'

export class LucidTokens extends Tokens {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return TokenModel.find(id, { client: this.client })
  }

  findByDigest(purpose: TokenPurpose, digest: string) {
    return TokenModel.query({ client: this.client }).where({ purpose, digest }).first()
  }

  async add(token: Token) {
    await TokenModel.create(token, { client: this.client })
  }

  async renew(id: string, { digest, expiresAt }: Pick<Token, 'digest' | 'expiresAt'>) {
    const change = { digest, expires_at: expiresAt.toMillis() }
    await this.client.from('tokens').where('id', id).update(change)
  }

  async count(userId: string, purpose: TokenPurpose, since: DateTime) {
    const [row] = await this.client
      .from('tokens')
      .where({ user_id: userId, purpose })
      .where('created_at', '>=', since.toMillis())
      .count('* as total')
    return Number(row.total)
  }

  async markUsed(id: string, usedAt: DateTime) {
    await this.client.from('tokens').where('id', id).update({ used_at: usedAt.toMillis() })
  }

  async expireAll(userId: string, purpose: TokenPurpose, at: DateTime) {
    await this.#expire({ user_id: userId, purpose }, at)
  }

  async expireEvery(userId: string, at: DateTime) {
    await this.#expire({ user_id: userId }, at)
  }

  async #expire(meant: object, at: DateTime) {
    await this.client
      .from('tokens')
      .where(meant)
      .whereNull('used_at')
      .where('expires_at', '>', at.toMillis())
      .update({ expires_at: at.toMillis() })
  }
}
