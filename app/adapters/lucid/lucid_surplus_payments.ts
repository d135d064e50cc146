import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import { SurplusPayments } from '#core/repositories/surplus_payments'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain } from '#adapters/lucid/plain'
import SurplusPaymentModel from '#models/surplus_payment'

export class LucidSurplusPayments extends SurplusPayments {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await SurplusPaymentModel.find(id, { client: this.client }))
  }

  add(surplus: SurplusPayment) {
    return insertUnlessKnown(this.client, (client) =>
      SurplusPaymentModel.create(surplus, { client })
    )
  }

  async update(id: string, changes: Pick<SurplusPayment, 'status'>) {
    await SurplusPaymentModel.query({ client: this.client }).where({ id }).update(changes)
  }
}
