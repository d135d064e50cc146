import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'

export abstract class SurplusPayments {
  abstract find(id: string): Promise<SurplusPayment | null>
  /** Answers false, and writes nothing, when this payment of the provider is known already. */
  abstract add(surplus: SurplusPayment): Promise<boolean>
  abstract update(id: string, changes: Pick<SurplusPayment, 'status'>): Promise<void>
}
