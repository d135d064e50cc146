import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SpendingCare } from '#core/payments/spending/spending_care'
import { SpendingCares } from '#core/repositories/spending_cares'
import { plain } from '#adapters/lucid/plain'
import SpendingCareModel from '#models/spending_care'

export class LucidSpendingCares extends SpendingCares {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(userId: string) {
    return plain(await SpendingCareModel.find(userId, { client: this.client }))
  }

  async save({ userId, ...care }: SpendingCare) {
    await SpendingCareModel.updateOrCreate({ userId }, care, { client: this.client })
  }
}
