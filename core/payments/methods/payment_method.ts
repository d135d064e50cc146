import type { Country } from '#core/sites/countries'

/** Every payment method key of the specification (section 3); some are closed by their operators. */
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

/** The cards that 'creditcard' stands for in a country, its own brand first. */
export function cardBrands(country: Country): readonly CardBrand[] {
  return brandsByCountry[country] ?? ['visa', 'mastercard']
}
