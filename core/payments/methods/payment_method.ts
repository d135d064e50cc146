import type { Country } from '#core/sites/countries'

/** Every payment method that an order may name; some have been discontinued and have no offer. */
export const paymentMethods = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'nexi',
  'cartebancaire',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

type CardBrand = Extract<
  PaymentMethod,
  'visa' | 'mastercard' | 'maestro' | 'cartebancaire' | 'nexi'
>

const brandsByCountry: Partial<Record<Country, readonly CardBrand[]>> = {
  FR: ['cartebancaire', 'visa', 'mastercard'],
  IT: ['nexi', 'visa', 'mastercard'],
  NL: ['visa', 'mastercard', 'maestro'],
  BE: ['visa', 'mastercard', 'maestro'],
  AT: ['visa', 'mastercard', 'maestro'],
  CH: ['visa', 'mastercard', 'maestro'],
}

/** The card brands that 'creditcard' stands for in a country, its national brand first. */
export function cardBrands(country: Country): readonly CardBrand[] {
  return brandsByCountry[country] ?? ['visa', 'mastercard']
}
