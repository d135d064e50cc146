import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { countries, type Country } from '#core/sites/countries'

/** Where a payment method is offered and what the member pays on top for it. */
export type MethodOffer = Readonly<{
  method: PaymentMethod
  countries: readonly Country[]
  /** The only currency it takes; null for every one. */
  currency: Currency | null
  /** Minor units of the currency paid in. */
  fixedCost: number
  /** Thousandths of the price after discount. */
  costPermille: number
  /** Shown only where the browser says that it can. */
  needsBrowser: boolean
}>

const directDebit: readonly Country[] = ['NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE']
const sepa: readonly Country[] = [...directDebit, 'GB', 'CH', 'PL']

/** In the order in which they are shown; a method that its operator closed has no offer. */
const offers: readonly MethodOffer[] = [
  offer('ideal', { countries: ['NL'], fixedCost: 29 }),
  offer('bancontact', { countries: ['BE'], fixedCost: 39 }),
  offer('eps', { countries: ['AT'], fixedCost: 25 }),
  offer('blik', { countries: ['PL'], currency: 'PLN', fixedCost: 100 }),
  offer('prezelewy24', { countries: ['PL'], currency: 'PLN', fixedCost: 100 }),
  offer('sdd', { countries: directDebit, currency: 'EUR', fixedCost: 25 }),
  // SEPA moves euros only, also in its countries with a currency of their own.
  offer('sct', { countries: sepa, currency: 'EUR', fixedCost: 25 }),
  offer('creditcard', { fixedCost: 25, costPermille: 18 }),
  offer('paypal', { fixedCost: 35, costPermille: 34 }),
  offer('applepay', { fixedCost: 25, costPermille: 18, needsBrowser: true }),
  offer('paysafecard', { currency: 'EUR', fixedCost: 25, costPermille: 110 }),
]

/** The payment methods for prices in `currency` in a country, in the order to show them. */
export function methodsFor(country: Country, currency: Currency): readonly MethodOffer[] {
  return offers.filter(
    (offered) => offered.countries.includes(country) && (offered.currency ?? currency) === currency
  )
}

/** The offer of one method in a country; null where it is not offered. */
export function methodOffer(
  method: PaymentMethod,
  country: Country,
  currency: Currency
): MethodOffer | null {
  return methodsFor(country, currency).find((offered) => offered.method === method) ?? null
}

/**
 * What the member pays on top of `amount`, the price after discount, both in minor units of the
 * same currency; half a unit is rounded up.
 */
export function methodCost({ fixedCost, costPermille }: MethodOffer, amount: number): number {
  return fixedCost + Math.round((amount * costPermille) / 1000)
}

function offer(
  method: PaymentMethod,
  terms: Partial<MethodOffer> & Pick<MethodOffer, 'fixedCost'>
): MethodOffer {
  return { method, countries, currency: null, costPermille: 0, needsBrowser: false, ...terms }
}
