import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import { Payouts } from '#core/repositories/payouts'
import { plain } from '#adapters/lucid/plain'
import PayoutModel from '#models/payout'

export class LucidPayouts extends Payouts {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await PayoutModel.find(id, { client: this.client }))
  }

  ofPayment(provider: string, paymentId: string) {
    return PayoutModel.query({ client: this.client }).where({ provider, paymentId })
  }

  async add(payout: Payout) {
    await PayoutModel.create(payout, { client: this.client })
  }

  async markPaid(id: string, paidAt: DateTime) {
    const owed = this.client.from('payouts').where({ id }).whereNull('paid_at')
    const [changed] = [await owed.update({ paid_at: paidAt.toMillis() })].flat()
    return Number(changed) === 1
  }
}
