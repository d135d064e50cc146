import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Refund } from '#core/payments/refunds/refund'
import { Refunds } from '#core/repositories/refunds'
import { plain } from '#adapters/lucid/plain'
import RefundModel from '#models/refund'

export class LucidRefunds extends Refunds {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await RefundModel.find(id, { client: this.client }))
  }

  ofUser(userId: string) {
    return RefundModel.ofUser(userId, this.client)
  }

  ofOrder(orderId: string) {
    return RefundModel.query({ client: this.client }).where({ orderId })
  }

  async add(refund: Refund) {
    await RefundModel.create(refund, { client: this.client })
  }

  async update(id: string, changes: Pick<Refund, 'status' | 'endedAt'>) {
    const refund = await RefundModel.findOrFail(id, { client: this.client })
    await refund.merge(changes).save()
  }
}
