import type { DateTime } from 'luxon'
import { isWrittenAsCode, type DiscountCode } from '#core/payments/discounts/discount_code'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { currencies, type Currency } from '#core/money'
import { methodsFor } from '#core/payments/methods/method_offers'
import { paymentMethods, type PaymentMethod } from '#core/payments/methods/payment_method'
import { ok, refuse, type Result } from '#core/result'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

/** The form of an operator, as typed; null for an option that was left out. */
export type DiscountCodeForm = Readonly<{
  code: string
  percentage: number
  country: string | null
  userId: string | null
  currency: string | null
  /** Minor units of that currency, before the discount; null for what is not an amount. */
  minimumOrderValue: number | null
  paymentMethods: readonly string[]
  /** From when on it counts; null: at once. */
  startsAt: DateTime | null
  /** When it expires; null: never. */
  expiresAt: DateTime | null
  /** Days from now until it expires: the alternative to `expiresAt`. */
  validDays: number | null
}>

/**
 * Parses a new discount code: 4 to 40 capitals, digits and hyphens, never the code of the time bonus,
 * for 1 to 100 whole per cent. It must be usable: its currency is that of its country, a minimum
 * names its currency, its methods are offered there, and it expires in the future, after its start.
 * Refuses all
 * invalid fields at once. Rule: docs/product/payments.md, Discount codes.
 */
export function parseDiscountCode(form: DiscountCodeForm, now: DateTime) {
  const country = parseChoice(countries, form.country, 'country_unknown')
  const validCountry = country.ok ? country.value : null
  const currency = parseCurrency(form.currency, validCountry)
  const validCurrency = currency.ok ? currency.value : null
  const fields = {
    code: parseCode(form.code),
    percentage: parsePercentage(form.percentage),
    country,
    currency,
    minimum: parseMinimum(form, validCurrency),
    methods: parseMethods(form.paymentMethods, validCountry, validCurrency),
    starts: parseStart(form.startsAt),
    expires: parseExpiry(form, now),
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
    startsAt: fields.starts.value,
    expiresAt: fields.expires.value,
    purpose: null,
    orderId: null,
    batchId: null,
    createdAt: now,
  }
  return ok(code)
}

function parseChoice<T extends string, R extends string>(
  choices: readonly T[],
  typed: string | null,
  refusal: R
): Result<T | null, R> {
  if (typed === null) return ok(null)
  const found = choices.find((choice) => choice === typed.trim().toUpperCase())
  return found ? ok(found) : refuse(refusal)
}

function parseCode(typed: string) {
  const code = typed.trim().toUpperCase()
  if (code === timeBonusCode) return refuse('code_reserved')
  return isWrittenAsCode(code) ? ok(code) : refuse('code_malformed')
}

function parsePercentage(typed: number) {
  const isPercentage = Number.isInteger(typed) && typed >= 1 && typed <= 100
  return isPercentage ? ok(typed) : refuse('percentage_out_of_range')
}

/** Nobody could use a code for a country in another currency than its own. */
function parseCurrency(typed: string | null, country: Country | null) {
  const currency = parseChoice(currencies, typed, 'currency_unknown')
  if (!currency.ok || !currency.value || !country) return currency
  return currencyOf(country) === currency.value ? currency : refuse('currency_not_of_country')
}

function parseMinimum({ minimumOrderValue: minimum }: DiscountCodeForm, currency: Currency | null) {
  if (minimum === null || !Number.isInteger(minimum) || minimum < 0 || minimum > 100_000_00) {
    return refuse('minimum_malformed')
  }
  return minimum > 0 && !currency ? refuse('minimum_needs_currency') : ok(minimum)
}

function parseMethods(
  typed: readonly string[],
  country: Country | null,
  currency: Currency | null
): Result<readonly PaymentMethod[], 'method_unknown' | 'method_not_offered'> {
  const found = new Set<PaymentMethod>()
  for (const name of typed) {
    const method = paymentMethods.find((key) => key === name.trim().toLowerCase())
    if (!method) return refuse('method_unknown', { method: name })
    if (!isOffered(method, country, currency)) return refuse('method_not_offered', { method })
    found.add(method)
  }
  return ok([...found])
}

function isOffered(method: PaymentMethod, country: Country | null, currency: Currency | null) {
  const candidates = country ? [country] : countries
  return candidates.some((candidate) => {
    const ownCurrency = currencyOf(candidate)
    if (currency !== null && currency !== ownCurrency) return false
    return methodsFor(candidate, ownCurrency).some((offer) => offer.method === method)
  })
}

function parseStart(startsAt: DateTime | null) {
  return startsAt?.isValid === false ? refuse('start_malformed') : ok(startsAt)
}

/** Days count from the start where it has one. */
function parseExpiry({ expiresAt, startsAt, validDays }: DiscountCodeForm, now: DateTime) {
  if (expiresAt && validDays !== null) return refuse('two_ends')
  if (validDays === null) {
    if (!expiresAt) return ok(null)
    if (!expiresAt.isValid || expiresAt <= now) return refuse('end_not_in_future')
    return startsAt && expiresAt <= startsAt ? refuse('end_before_start') : ok(expiresAt)
  }
  const isInRange = Number.isInteger(validDays) && validDays >= 1 && validDays <= 3650
  const from = startsAt && startsAt > now ? startsAt : now
  return isInRange ? ok(from.plus({ days: validDays })) : refuse('validity_out_of_range')
}
