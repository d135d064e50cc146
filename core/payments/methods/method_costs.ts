import { methodsFor } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { MethodCost, MethodCosts } from '#core/sites/method_costs'
import { isInUnion } from '#core/sites/vat_rates'

const free: MethodCost = { fixedCost: 0, costPermille: 0 }

/** Where the law allows a cost; a method that is not named is free. */
const usualCosts: Partial<Record<PaymentMethod, MethodCost>> = {
  creditcard: { fixedCost: 25, costPermille: 18 },
  applepay: { fixedCost: 25, costPermille: 18 },
  paypal: { fixedCost: 35, costPermille: 34 },
  paysafecard: { fixedCost: 25, costPermille: 110 },
  blik: { fixedCost: 100, costPermille: 0 },
  prezelewy24: { fixedCost: 100, costPermille: 0 },
}

/** Consumer cards, and SEPA transfers and debits, of which iDEAL and eps are kinds. */
const freeInUnion: readonly PaymentMethod[] = [
  'creditcard',
  'applepay',
  'bancontact',
  'ideal',
  'eps',
  'sct',
  'sdd',
]

/**
 * Whether the law forbids a shop to charge for this method: in the European Union by article 62(4)
 * of PSD2 for cards, SEPA transfers and SEPA debits of consumers, in the United Kingdom for every
 * method that is offered there. Rule: docs/product/payments.md, Methods by country.
 */
export function isCostForbidden(method: PaymentMethod, country: Country): boolean {
  return country === 'GB' || (isInUnion(country) && freeInUnion.includes(method))
}

/**
 * What a member of a country pays for a method: the setting of the site, else the default.
 * Rule: docs/product/payments.md, Methods by country.
 */
export function costOf(method: PaymentMethod, country: Country, costs: MethodCosts): MethodCost {
  const usual = isCostForbidden(method, country) ? free : (usualCosts[method] ?? free)
  return costs[`${method}:${country}`] ?? usual
}

/**
 * The transaction costs that the member pays on top of `amount`, the price after discount, both in
 * minor units of the same currency; half a unit is rounded up.
 */
export function methodCost({ fixedCost, costPermille }: MethodCost, amount: number): number {
  return fixedCost + Math.round((amount * costPermille) / 1000)
}

/** The costs of a site that the law forbids, as `method:COUNTRY`. */
export function forbiddenCosts(costs: MethodCosts): readonly string[] {
  return countries.flatMap((country) =>
    methodsFor(country, currencyOf(country))
      .filter(({ method }) => isCostForbidden(method, country))
      .filter(({ method }) => !isFree(costOf(method, country, costs)))
      .map(({ method }) => `${method}:${country}`)
  )
}

function isFree({ fixedCost, costPermille }: MethodCost) {
  return fixedCost === 0 && costPermille === 0
}
