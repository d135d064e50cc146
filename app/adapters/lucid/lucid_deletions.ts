import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Deletion } from '#core/membership/leaving/deletion'
import { Deletions } from '#core/repositories/deletions'
import AccountDeletion from '#models/account_deletion'

export class LucidDeletions extends Deletions {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(userId: string) {
    return AccountDeletion.find(userId, { client: this.client })
  }

  async add(deletion: Deletion) {
    await AccountDeletion.create(deletion, { client: this.client })
  }

  async remove(userId: string) {
    await this.client.from('account_deletions').where('user_id', userId).delete()
  }
}
