import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import { SurplusPayments } from '#core/repositories/surplus_payments'

export class InMemorySurplusPayments extends SurplusPayments {
  readonly rows = new Map<string, SurplusPayment>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async add(surplus: SurplusPayment) {
    const isSame = ({ provider, paymentId }: SurplusPayment) =>
      provider === surplus.provider && paymentId === surplus.paymentId
    if ([...this.rows.values()].some(isSame)) return false
    this.rows.set(surplus.id, surplus)
    return true
  }

  async update(id: string, changes: Pick<SurplusPayment, 'status'>) {
    const surplus = this.rows.get(id)
    if (surplus) this.rows.set(id, { ...surplus, ...changes })
  }
}
