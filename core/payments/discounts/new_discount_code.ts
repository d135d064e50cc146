import type { DateTime } from 'luxon'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { currencies, type Currency } from '#core/money'
import { methodsFor } from '#core/payments/methods/method_offers'
import { paymentMethods, type PaymentMethod } from '#core/payments/methods/payment_method'
import { ok, refuse, type Result } from '#core/result'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

/** As an operator types it; null where nothing was named. */
export type DiscountCodeForm = Readonly<{
  code: string
  percentage: number
  country: string | null
  userId: string | null
  currency: string | null
  /** Minor units of that currency, before the discount; null when it was typed as no amount. */
  minimumOrderValue: number | null
  paymentMethods: readonly string[]
  /** The moment that it ends; null for never. */
  expiresAt: DateTime | null
  /** For how many days from now it counts: the other way to say when it ends. */
  validDays: number | null
}>

/**
 * Reads a new discount code (section 3). It is 4 to 40 capitals, digits and hyphens and never the
 * time bonus, takes off 1 to 100 whole per cent, and can be used by somebody: its currency is that
 * of its country, a minimum names its currency, its methods are offered there, and it ends in the
 * future. Refuses every field that is not so at once.
 */
export function acceptDiscountCode(form: DiscountCodeForm, now: DateTime) {
  const country = oneOf(countries, form.country, 'country_unknown')
  const place = country.ok ? country.value : null
  const currency = currencyIn(form.currency, place)
  const money = currency.ok ? currency.value : null
  const fields = {
    code: codeOf(form.code),
    percentage: percentageOf(form.percentage),
    country,
    currency,
    minimum: minimumOf(form, money),
    methods: methodsOf(form.paymentMethods, place, money),
    expires: endOf(form, now),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  const code: DiscountCode = {
    code: fields.code.value,
    status: 'active',
    valuePercentage: fields.percentage.value,
    country: fields.country.value,
    userId: form.userId,
    currency: fields.currency.value,
    minimumOrderValue: fields.minimum.value,
    paymentMethods: fields.methods.value,
    expiresAt: fields.expires.value,
    orderId: null,
  }
  return ok(code)
}

function oneOf<T extends string, R extends string>(
  known: readonly T[],
  typed: string | null,
  refusal: R
): Result<T | null, R> {
  if (typed === null) return ok(null)
  const found = known.find((one) => one === typed.trim().toUpperCase())
  return found ? ok(found) : refuse(refusal)
}

function codeOf(typed: string) {
  const code = typed.trim().toUpperCase()
  if (code === timeBonusCode) return refuse('code_reserved')
  return /^[A-Z\d][A-Z\d-]{2,38}[A-Z\d]$/.test(code) ? ok(code) : refuse('code_malformed')
}

function percentageOf(typed: number) {
  const isPercentage = Number.isInteger(typed) && typed >= 1 && typed <= 100
  return isPercentage ? ok(typed) : refuse('percentage_out_of_range')
}

/** A code for a country in another currency than its own would count for nobody. */
function currencyIn(typed: string | null, country: Country | null) {
  const currency = oneOf(currencies, typed, 'currency_unknown')
  if (!currency.ok || !currency.value || !country) return currency
  return currencyOf(country) === currency.value ? currency : refuse('currency_not_of_country')
}

function minimumOf({ minimumOrderValue: minimum }: DiscountCodeForm, currency: Currency | null) {
  if (minimum === null || !Number.isInteger(minimum) || minimum < 0 || minimum > 100_000_00) {
    return refuse('minimum_malformed')
  }
  return minimum > 0 && !currency ? refuse('minimum_needs_currency') : ok(minimum)
}

function methodsOf(
  typed: readonly string[],
  country: Country | null,
  currency: Currency | null
): Result<readonly PaymentMethod[], 'method_unknown' | 'method_not_offered'> {
  const found = new Set<PaymentMethod>()
  for (const one of typed) {
    const method = paymentMethods.find((key) => key === one.trim().toLowerCase())
    if (!method) return refuse('method_unknown', { method: one })
    if (!isOffered(method, country, currency)) return refuse('method_not_offered', { method })
    found.add(method)
  }
  return ok([...found])
}

function isOffered(method: PaymentMethod, country: Country | null, currency: Currency | null) {
  const places = country ? [country] : countries
  return places.some((place) => {
    const paidIn = currencyOf(place)
    const isSold = currency === null || currency === paidIn
    return isSold && methodsFor(place, paidIn).some((offer) => offer.method === method)
  })
}

function endOf({ expiresAt, validDays }: DiscountCodeForm, now: DateTime) {
  if (expiresAt && validDays !== null) return refuse('two_ends')
  if (validDays === null) {
    if (!expiresAt) return ok(null)
    return expiresAt.isValid && expiresAt > now ? ok(expiresAt) : refuse('end_not_in_future')
  }
  const isLength = Number.isInteger(validDays) && validDays >= 1 && validDays <= 3650
  return isLength ? ok(now.plus({ days: validDays })) : refuse('validity_out_of_range')
}
