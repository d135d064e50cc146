import { DateTime } from 'luxon'
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
    startsAt: null,
    expiresAt: null,
    purpose: null,
    orderId: null,
    batchId: null,
    createdAt: DateTime.utc(2026, 1, 5),
    ...changes,
  }
}

/** What a form limits of a code when nothing is filled in. */
export const unlimited = {
  country: null,
  currency: null,
  minimumOrderValue: 0,
  paymentMethods: [],
  startsAt: null,
  expiresAt: null,
  validDays: null,
}
