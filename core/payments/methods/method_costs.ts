import { methodsFor } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { isCostForbidden } from '#core/payments/methods/surcharge_bans'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { MethodCost, MethodCosts } from '#core/sites/method_costs'
import type { SiteSettings } from '#core/sites/settings/settings'

const free: MethodCost = { fixedCost: 0, costPermille: 0 }

/** At most what the provider takes (article 62(3)); a method that is not named is free. */
const usualCosts: Partial<Record<PaymentMethod, MethodCost>> = {
  creditcard: { fixedCost: 25, costPermille: 18 },
  applepay: { fixedCost: 25, costPermille: 18 },
  paypal: { fixedCost: 35, costPermille: 34 },
  paysafecard: { fixedCost: 25, costPermille: 110 },
  blik: { fixedCost: 100, costPermille: 0 },
  prezelewy24: { fixedCost: 100, costPermille: 0 },
}

/** What a site has set about costs of methods. */
export type CostTerms = Pick<SiteSettings, 'methodCosts' | 'surcharges'>

/**
 * What a member of a country pays for a method: nothing where the law forbids it or the site takes none,
 * else the setting of the site, else the default. Rule: docs/product/payments.md, Methods by country.
 */
export function costOf(method: PaymentMethod, country: Country, terms: CostTerms): MethodCost {
  if (!terms.surcharges || isCostForbidden(method, country)) return free
  return terms.methodCosts[`${method}:${country}`] ?? usualCosts[method] ?? free
}

/** What a method costs in a country where the site has set nothing. */
export function usualCostOf(method: PaymentMethod, country: Country): MethodCost {
  return costOf(method, country, { methodCosts: {}, surcharges: true })
}

/**
 * The transaction costs that the member pays on top of `amount`, the price after discount, both in
 * minor units of the same currency; half a unit is rounded up.
 */
export function methodCost({ fixedCost, costPermille }: MethodCost, amount: number): number {
  return fixedCost + Math.round((amount * costPermille) / 1000)
}

/** What a site has set and the law forbids, which nobody is charged, as `method:COUNTRY`. */
export function forbiddenCosts(costs: MethodCosts): readonly string[] {
  return countries.flatMap((country) =>
    methodsFor(country, currencyOf(country))
      .filter(({ method }) => isCostForbidden(method, country))
      .map(({ method }) => `${method}:${country}`)
      .filter((cell) => !isFree(costs[cell] ?? free))
  )
}

function isFree({ fixedCost, costPermille }: MethodCost) {
  return fixedCost === 0 && costPermille === 0
}
