import type { HttpContext } from '@adonisjs/core/http'
import type { DateTime } from 'luxon'
import { codeState, type DiscountCode } from '#core/payments/discounts/discount_code'
import { countryName } from '#queries/places/country_choices'

/** A discount code as the lists show it: names in the language of the admin, instants in milliseconds. */
export function shownCode({ admin, i18n }: HttpContext, code: DiscountCode, now: DateTime) {
  const { batchId, country, currency, orderId, paymentMethods, purpose, userId } = code
  const state = codeState(code, now)
  return {
    code: code.code,
    state,
    percentage: code.valuePercentage,
    country: country && countryName(country, admin.locale),
    currency,
    minimum: code.minimumOrderValue,
    methods: paymentMethods.map((method) => i18n.t(`payments.method_${method}`)),
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
