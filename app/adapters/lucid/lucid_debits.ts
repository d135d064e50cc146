import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import { Debits } from '#core/repositories/debits'
import { plain } from '#adapters/lucid/plain'
import DebitModel from '#models/debit'
import Mandate from '#models/mandate'

export class LucidDebits extends Debits {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await DebitModel.find(id, { client: this.client }))
  }

  async findByOrder(orderId: string) {
    return plain(await DebitModel.findBy({ orderId }, { client: this.client }))
  }

  async findByEndToEndId(endToEndId: string) {
    return plain(await DebitModel.findBy({ endToEndId }, { client: this.client }))
  }

  ofUser(userId: string) {
    const mandates = Mandate.query({ client: this.client }).where({ userId }).select('id')
    return this.#query().whereIn('mandateId', mandates).orderBy('id')
  }

  lockReady(until: DateTime) {
    return this.#query()
      .where('state', 'ready')
      .where('collectOn', '<=', until.toFormat('yyyy-MM-dd'))
      .orderBy('id')
      .forUpdate()
  }

  exportedIn(exportedIn: string) {
    return this.#query().where({ exportedIn }).orderBy('id')
  }

  madeSince(since: DateTime) {
    return this.#query().where('createdAt', '>=', since.toMillis()).orderBy('id')
  }

  async add(debit: Debit) {
    await DebitModel.create(debit, { client: this.client })
  }

  async update(id: string, changes: Partial<Debit>) {
    const debit = await DebitModel.findOrFail(id, { client: this.client })
    await debit.merge(changes).save()
  }

  #query() {
    return DebitModel.query({ client: this.client })
  }
}
