import SurplusPayment from '#models/surplus_payment'

/** Surplus that its provider refused to refund and that waits for a person. */
export function stuckSurplus() {
  return SurplusPayment.query().where('status', 'failed').whereNull('settledAt')
}
