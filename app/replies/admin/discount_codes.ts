import type { DateTime } from 'luxon'
import { codeState, type DiscountCode } from '#core/payments/discounts/discount_code'

/** A discount code as the lists show it, with instants in milliseconds. */
export function shownCode(code: DiscountCode, now: DateTime) {
  const { batchId, country, currency, orderId, paymentMethods, purpose, userId } = code
  const state = codeState(code, now)
  return {
    code: code.code,
    state,
    percentage: code.valuePercentage,
    country,
    currency,
    minimum: code.minimumOrderValue,
    paymentMethods,
    purpose,
    userId,
    orderId,
    batchId,
    createdAt: code.createdAt.toMillis(),
    startsAt: code.startsAt?.toMillis() ?? null,
    expiresAt: code.expiresAt?.toMillis() ?? null,
    canEnd:
      ['usable', 'coming', 'held'].includes(state) && !(code.expiresAt && code.expiresAt <= now),
  }
}
