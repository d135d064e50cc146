import type { DiscountCode } from '#core/payments/discounts/discount_code'

/** A code for ten per cent off, without restrictions. */
export function springCode(changes: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'SPRING10',
    status: 'active',
    valuePercentage: 10,
    country: null,
    userId: null,
    currency: null,
    minimumOrderValue: 0,
    paymentMethods: [],
    expiresAt: null,
    purpose: null,
    orderId: null,
    ...changes,
  }
}
