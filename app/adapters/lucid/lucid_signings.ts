import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Signing } from '#core/payments/direct_debit/signing'
import { Signings } from '#core/repositories/signings'
import { plain } from '#adapters/lucid/plain'
import SigningModel from '#models/signing'

export class LucidSignings extends Signings {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await SigningModel.find(id, { client: this.client }))
  }

  async lastOf(userId: string) {
    const query = SigningModel.query({ client: this.client }).where({ userId })
    return plain(await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').first())
  }

  async countSent({ userId, phone }: { userId: string; phone: string }, since: DateTime) {
    return {
      ofUser: await this.#count({ user_id: userId }, since),
      ofPhone: await this.#count({ phone }, since),
    }
  }

  async add(signing: Signing) {
    await SigningModel.create(signing, { client: this.client })
  }

  async update(id: string, changes: Partial<Pick<Signing, 'tries' | 'signedAt'>>) {
    const signing = await SigningModel.findOrFail(id, { client: this.client })
    await signing.merge(changes).save()
  }

  async #count(whose: Record<string, string>, since: DateTime) {
    const query = this.client.from('signings').where(whose)
    const [row] = await query.where('created_at', '>', since.toMillis()).count('* as sent')
    return Number(row.sent)
  }
}
