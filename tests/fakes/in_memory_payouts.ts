import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import type { Payouts } from '#core/repositories/payouts'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryPayouts extends InMemoryRows<Payout, string, 'id'> implements Payouts {
  async markPaid(id: string, paidAt: DateTime) {
    const payout = await this.find(id)
    if (!payout || payout.paidAt) return false
    await this.update(id, { paidAt })
    return true
  }
}
