import type { DateTime } from 'luxon'
import type { Signing } from '#core/payments/direct_debit/signing'
import type { Signings } from '#core/repositories/signings'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemorySignings extends InMemoryRows<Signing, string, 'id'> implements Signings {
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
