import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Mandate } from '#core/payments/direct_debit/mandate'
import { Mandates } from '#core/repositories/mandates'
import { plain } from '#adapters/lucid/plain'
import MandateModel from '#models/mandate'

export class LucidMandates extends Mandates {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await MandateModel.find(id, { client: this.client }))
  }

  async lastOf(userId: string) {
    const query = MandateModel.query({ client: this.client }).where({ userId })
    return plain(await query.orderBy('signedAt', 'desc').orderBy('id', 'desc').first())
  }

  async add(mandate: Mandate) {
    await MandateModel.create(mandate, { client: this.client })
  }
}
