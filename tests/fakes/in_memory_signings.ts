import type { DateTime } from 'luxon'
import type { Signing } from '#core/payments/direct_debit/signing'
import type { Signings } from '#core/repositories/signings'
import { tables } from '#core/repositories/tables'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'
import type { InMemoryUsers } from '#tests/fakes/in_memory_users'
import { uniqueKeys } from '#tests/fakes/unique_keys'

export class InMemorySignings extends InMemoryRows<Signing, string, 'id'> implements Signings {
  readonly #users: InMemoryUsers

  constructor(users: InMemoryUsers) {
    super(tables.signings, uniqueKeys.signings)
    this.#users = users
  }

  async countOfSite(siteId: string, since: DateTime) {
    const isOfSite = ({ userId }: Signing) => this.#users.rows.get(userId)?.siteId === siteId
    return this.those((signing) => signing.createdAt > since && isOfSite(signing)).length
  }

  lastOf(userId: string) {
    return this.first({ userId }, 'createdAt desc', 'id desc')
  }

  async countSent({ userId, phone }: Readonly<{ userId: string; phone: string }>, since: DateTime) {
    const sent = this.those(({ createdAt }) => createdAt > since)
    return {
      ofUser: sent.filter((signing) => signing.userId === userId).length,
      ofPhone: sent.filter((signing) => signing.phone === phone).length,
    }
  }
}
