import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { EmailChange } from '#core/accounts/email/email_change'
import { EmailChanges } from '#core/repositories/email_changes'
import { plain } from '#adapters/lucid/plain'
import EmailChangeModel from '#models/email_change'

export class LucidEmailChanges extends EmailChanges {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await EmailChangeModel.find(id, { client: this.client }))
  }

  async findByDigest(digest: string) {
    return plain(await EmailChangeModel.findBy('digest', digest, { client: this.client }))
  }

  async count(userId: string, since: DateTime) {
    const [row] = await this.client
      .from('email_changes')
      .where('user_id', userId)
      .where('requested_at', '>', since.toMillis())
      .count('* as total')
    return Number(row.total)
  }

  async add(change: EmailChange) {
    await EmailChangeModel.create(change, { client: this.client })
  }

  async update(id: string, changes: Partial<EmailChange>) {
    const change = await EmailChangeModel.findOrFail(id, { client: this.client })
    await change.merge(changes).save()
  }

  async expire(userId: string, which: 'waiting' | 'all', at: DateTime) {
    const meant = this.client.from('email_changes').where('user_id', userId)
    if (which === 'waiting') meant.whereNull('changed_at')
    await meant.where('expires_at', '>', at.toMillis()).update({ expires_at: at.toMillis() })
  }
}
