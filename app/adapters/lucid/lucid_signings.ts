import type { DateTime } from 'luxon'
import type { Signing } from '#core/payments/direct_debit/signing'
import type { Signings } from '#core/repositories/signings'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidSignings extends LucidRows<Signing, string, 'id'> implements Signings {
  lastOf(userId: string) {
    return this.first({ userId }, 'createdAt desc', 'id desc')
  }

  async countSent({ userId, phone }: Readonly<{ userId: string; phone: string }>, since: DateTime) {
    return {
      ofUser: await this.#count({ userId }, since),
      ofPhone: await this.#count({ phone }, since),
    }
  }

  countOfSite(siteId: string, since: DateTime) {
    const members = this.client.knexQuery().from('users').where('site_id', siteId).select('id')
    return this.counted(
      this.query().where('created_at', '>', since.toMillis()).whereIn('user_id', members)
    )
  }

  #count(whose: Partial<Signing>, since: DateTime) {
    return this.counted(this.matching(whose).where('created_at', '>', since.toMillis()))
  }
}
