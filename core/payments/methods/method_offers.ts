import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { countries, type Country } from '#core/sites/countries'

/** Where a payment method is offered. */
export type MethodOffer = Readonly<{
  method: PaymentMethod
  countries: readonly Country[]
  /** The only currency it accepts; null: every currency. */
  currency: Currency | null
  /** Shown only in browsers that support it. */
  needsBrowser: boolean
}>

const directDebit: readonly Country[] = ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE']
const sepa: readonly Country[] = [...directDebit, 'GB', 'CH', 'PL']

/** In the order in which they are shown. A discontinued method has no offer. */
const methodOffers: readonly MethodOffer[] = [
  offerOf('ideal', { countries: ['NL'] }),
  offerOf('bancontact', { countries: ['BE'] }),
  offerOf('eps', { countries: ['AT'] }),
  offerOf('blik', { countries: ['PL'], currency: 'PLN' }),
  offerOf('prezelewy24', { countries: ['PL'], currency: 'PLN' }),
  offerOf('sdd', { countries: directDebit, currency: 'EUR' }),
  // SEPA moves euros only, also in its countries with a currency of their own.
  offerOf('sct', { countries: sepa, currency: 'EUR' }),
  offerOf('creditcard'),
  offerOf('paypal'),
  offerOf('applepay', { needsBrowser: true }),
  offerOf('paysafecard', { currency: 'EUR' }),
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

function offerOf(method: PaymentMethod, terms: Partial<MethodOffer> = {}): MethodOffer {
  return { method, countries, currency: null, needsBrowser: false, ...terms }
}
