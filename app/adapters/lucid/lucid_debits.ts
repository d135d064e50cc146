import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Debits } from '#core/repositories/debits'
import type { FixedOf } from '#core/repositories/tables'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidDebits extends LucidRows<Debit, string, FixedOf<'debits'>> implements Debits {
  ofUser(userId: string) {
    const mandates = this.client.knexQuery().from('mandates').where('user_id', userId).select('id')
    return this.readAll(this.query().whereIn('mandate_id', mandates).orderBy('id'))
  }

  async lockOfDebtor({
    ibanDigest,
    phoneDigest,
  }: Readonly<{ ibanDigest: string; phoneDigest: string }>) {
    // SQLite runs one writer at a time.
    if (this.client.dialect.name === 'postgres') {
      for (const digest of [ibanDigest, phoneDigest].sort()) {
        await this.client.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [digest])
      }
    }
    const mandates = this.client
      .knexQuery()
      .from('mandates')
      .where('iban_digest', ibanDigest)
      .orWhere('phone_digest', phoneDigest)
      .select('id')
    return this.readAll(this.query().whereIn('mandate_id', mandates).orderBy('id'))
  }

  lockReady(until: DateTime) {
    return this.readAll(
      this.query()
        .where('state', 'ready')
        .where('collect_on', '<=', until.toFormat('yyyy-MM-dd'))
        .orderBy('id')
        .forUpdate()
    )
  }

  madeSince(since: DateTime) {
    return this.readAll(this.query().where('created_at', '>=', since.toMillis()).orderBy('id'))
  }
}
