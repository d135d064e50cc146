import type { DateTime } from 'luxon'
import type { InMemoryMandates } from '#tests/fakes/in_memory_mandates'
import type { Debit } from '#core/payments/direct_debit/debit'
import { Debits } from '#core/repositories/debits'

export class InMemoryDebits extends Debits {
  readonly rows = new Map<string, Debit>()
  readonly #mandates: InMemoryMandates

  constructor(mandates: InMemoryMandates) {
    super()
    this.#mandates = mandates
  }

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByOrder(orderId: string) {
    return this.#those((debit) => debit.orderId === orderId)[0] ?? null
  }

  async findByEndToEndId(endToEndId: string) {
    return this.#those((debit) => debit.endToEndId === endToEndId)[0] ?? null
  }

  async ofUser(userId: string) {
    return this.#those(({ mandateId }) => this.#mandates.rows.get(mandateId)?.userId === userId)
  }

  async lockReady(until: DateTime) {
    return this.#those(({ state, collectOn }) => state === 'ready' && collectOn <= until)
  }

  async exportedIn(messageId: string) {
    return this.#those((debit) => debit.exportedIn === messageId)
  }

  async madeSince(since: DateTime) {
    return this.#those(({ createdAt }) => createdAt >= since)
  }

  async add(debit: Debit) {
    this.rows.set(debit.id, debit)
  }

  async update(id: string, changes: Partial<Debit>) {
    const debit = this.rows.get(id)
    if (debit) this.rows.set(id, { ...debit, ...changes })
  }

  #those(wanted: (debit: Debit) => boolean) {
    return [...this.rows.values()].filter(wanted)
  }
}
