import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Token, TokenPurpose } from '#core/accounts/token'
import { Tokens } from '#core/ports/tokens'
import TokenModel from '#models/token'

export class LucidTokens extends Tokens {
  constructor(private client: TransactionClientContract) {
    super()
  }

  findByDigest(purpose: TokenPurpose, digest: string) {
    return TokenModel.query({ client: this.client }).where({ purpose, digest }).first()
  }

  async add(token: Token) {
    await TokenModel.create(token, { client: this.client })
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
