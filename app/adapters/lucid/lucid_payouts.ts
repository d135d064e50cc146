import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import type { Payouts } from '#core/repositories/payouts'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidPayouts extends LucidRows<Payout, string, 'id'> implements Payouts {
  async markPaid(id: string, paidAt: DateTime) {
    const owed = this.matching({ id, paidAt: null })
    const paid: number = await owed.update(this.stored.write({ paidAt }))
    return paid === 1
  }
}
