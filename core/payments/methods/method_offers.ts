import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { countries, type Country } from '#core/sites/countries'

/** Where a payment method is offered and what it costs the member. */
export type MethodOffer = Readonly<{
  method: PaymentMethod
  countries: readonly Country[]
  /** The only currency it accepts; null: every currency. */
  currency: Currency | null
  /** Minor units of the currency paid in. */
  fixedCost: number
  /** Thousandths of the price after discount. */
  costPermille: number
  /** Shown only in browsers that support it. */
  needsBrowser: boolean
}>

const directDebit: readonly Country[] = ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE']
const sepa: readonly Country[] = [...directDebit, 'GB', 'CH', 'PL']

/** In the order in which they are shown. A discontinued method has no offer. */
const methodOffers: readonly MethodOffer[] = [
  offerOf('ideal', { countries: ['NL'], fixedCost: 29 }),
  offerOf('bancontact', { countries: ['BE'], fixedCost: 39 }),
  offerOf('eps', { countries: ['AT'], fixedCost: 25 }),
  offerOf('blik', { countries: ['PL'], currency: 'PLN', fixedCost: 100 }),
  offerOf('prezelewy24', { countries: ['PL'], currency: 'PLN', fixedCost: 100 }),
  offerOf('sdd', { countries: directDebit, currency: 'EUR', fixedCost: 25 }),
  // SEPA moves euros only, also in its countries with a currency of their own.
  offerOf('sct', { countries: sepa, currency: 'EUR', fixedCost: 25 }),
  offerOf('creditcard', { fixedCost: 25, costPermille: 18 }),
  offerOf('paypal', { fixedCost: 35, costPermille: 34 }),
  offerOf('applepay', { fixedCost: 25, costPermille: 18, needsBrowser: true }),
  offerOf('paysafecard', { currency: 'EUR', fixedCost: 25, costPermille: 110 }),
]

/**
 * The payment methods for prices in `currency` in a country, in the order to show them.
 * Rule: docs/product/payments.md, Methods by country.
 */
export function methodsFor(country: Country, currency: Currency): readonly MethodOffer[] {
  return methodOffers.filter(
    (offer) => offer.countries.includes(country) && (offer.currency ?? currency) === currency
  )
}

/** The offer of one method in a country; null where it is not offered. */
export function methodOffer(
  method: PaymentMethod,
  country: Country,
  currency: Currency
): MethodOffer | null {
  return methodsFor(country, currency).find((offer) => offer.method === method) ?? null
}

/**
 * The transaction costs that the member pays on top of `amount`, the price after discount, both in
 * minor units of the same currency; half a unit is rounded up.
 */
export function methodCost({ fixedCost, costPermille }: MethodOffer, amount: number): number {
  return fixedCost + Math.round((amount * costPermille) / 1000)
}

function offerOf(
  method: PaymentMethod,
  terms: Partial<MethodOffer> & Pick<MethodOffer, 'fixedCost'>
): MethodOffer {
  return { method, countries, currency: null, costPermille: 0, needsBrowser: false, ...terms }
}
