import type { DateTime } from 'luxon'
import { codeState, type DiscountCode } from '#core/payments/discounts/discount_code'
import { formatDecimal } from '#core/decimal'

/** A discount code as one line of text, for the operator. */
export function discountLine(discount: DiscountCode, now: DateTime) {
  const { code, valuePercentage, country, userId, currency } = discount
  const { minimumOrderValue: minimum, paymentMethods, startsAt, expiresAt } = discount
  const parts = [
    `${code}: ${valuePercentage} %`,
    stateOf(discount, now),
    country && `country ${country}`,
    userId && `user ${userId}`,
    minimum > 0 ? `from ${formatDecimal(minimum)} ${currency}` : currency && `in ${currency}`,
    paymentMethods.length > 0 && `with ${paymentMethods.join(', ')}`,
    startsAt && `from ${startsAt.toISO()}`,
    expiresAt && `until ${expiresAt.toISO()}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function stateOf(discount: DiscountCode, now: DateTime) {
  const { orderId } = discount
  const words = {
    usable: 'active',
    coming: 'not started',
    held: `held by order ${orderId}`,
    used: `used by order ${orderId}`,
    ended: 'ended',
  }
  return words[codeState(discount, now)]
}

/** Messages to the operator, by the refusals of core. */
export const discountWords = {
  code_malformed: '--code takes 4 to 40 letters, digits and hyphens, such as SPRING-10',
  code_reserved: '--code: that is the welcome bonus, which everybody has',
  code_taken: '--code: there is such a code already',
  percentage_out_of_range: '--percentage takes a whole number from 1 to 100',
  country_unknown: '--country is none that the site sells in: name it by its two letters',
  currency_unknown: '--currency is none that the site sells in: name it by its three letters',
  currency_not_of_country:
    '--currency is not that of --country, so the code would count for nobody',
  minimum_malformed: '--minimum takes an amount such as 19.99',
  minimum_needs_currency: '--minimum needs its --currency',
  method_unknown: '--method: there is no such payment method',
  method_not_offered: '--method is offered to nobody there',
  start_malformed: '--starts takes a moment such as 2027-01-31 or 2027-01-31T18:00',
  end_before_start: '--expires is not after --starts',
  two_ends: 'Say when it ends by --expires or by --valid-days, not by both',
  end_not_in_future: '--expires takes a moment to come, such as 2027-01-31 or 2027-01-31T18:00',
  validity_out_of_range: '--valid-days takes a whole number from 1 to 3650',
  user_not_found: '--user: nobody has that id or e-mail address',
} as const
