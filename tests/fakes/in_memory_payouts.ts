import type { DateTime } from 'luxon'
import type { Payout } from '#core/payments/refunds/payout'
import { Payouts } from '#core/repositories/payouts'

export class InMemoryPayouts extends Payouts {
  readonly rows = new Map<string, Payout>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async ofPayment(provider: string, paymentId: string) {
    return [...this.rows.values()].filter(
      (payout) => payout.provider === provider && payout.paymentId === paymentId
    )
  }

  async add(payout: Payout) {
    this.rows.set(payout.id, payout)
  }

  async markPaid(id: string, paidAt: DateTime) {
    const payout = this.rows.get(id)
    if (!payout || payout.paidAt) return false
    this.rows.set(id, { ...payout, paidAt })
    return true
  }
}
