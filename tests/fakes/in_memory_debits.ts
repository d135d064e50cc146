import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Mandate } from '#core/payments/direct_debit/mandate'
import type { Debits } from '#core/repositories/debits'
import { tables, type FixedOf } from '#core/repositories/tables'
import { InMemoryRows, sorted } from '#tests/fakes/in_memory_rows'
import { uniqueKeys } from '#tests/fakes/unique_keys'

export class InMemoryDebits
  extends InMemoryRows<Debit, string, FixedOf<'debits'>>
  implements Debits
{
  readonly #mandates: InMemoryRows<Mandate>

  constructor(mandates: InMemoryRows<Mandate>) {
    super(tables.debits, uniqueKeys.debits)
    this.#mandates = mandates
  }

  async ofUser(userId: string) {
    return this.#byId(({ mandateId }) => this.#mandates.rows.get(mandateId)?.userId === userId)
  }

  async lockOfDebtor({
    ibanDigest,
    phoneDigest,
  }: Readonly<{ ibanDigest: string; phoneDigest: string }>) {
    return this.#byId(({ mandateId }) => {
      const mandate = this.#mandates.rows.get(mandateId)
      return mandate?.ibanDigest === ibanDigest || mandate?.phoneDigest === phoneDigest
    })
  }

  async lockReady(until: DateTime) {
    const ready = this.#byId(({ state, collectOn }) => state === 'ready' && collectOn <= until)
    for (const debit of ready) this.noteLock(debit)
    return ready
  }

  async madeSince(since: DateTime) {
    return this.#byId(({ createdAt }) => createdAt >= since)
  }

  #byId(wanted: (debit: Debit) => boolean) {
    return sorted(this.those(wanted), ['id'])
  }
}
