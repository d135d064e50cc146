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

const brands = ['visa', 'mastercard', 'maestro', 'cartebancaire', 'nexi'] as const

type CardBrand = (typeof brands)[number]

const brandsByCountry: Partial<Record<Country, readonly CardBrand[]>> = {
  FR: ['cartebancaire', 'visa', 'mastercard'],
  IT: ['nexi', 'visa', 'mastercard'],
  NL: ['visa', 'mastercard', 'maestro'],
  BE: ['visa', 'mastercard', 'maestro'],
  AT: ['visa', 'mastercard', 'maestro'],
  CH: ['visa', 'mastercard', 'maestro'],
}

/**
 * The method that a key of an address stands for, which of a card brand is the card; null for an
 * unknown key. Rule: docs/product/payments.md, Methods by country.
 */
export function methodOfKey(key: string): PaymentMethod | null {
  const method = paymentMethods.find((known) => known === key)
  return brands.some((brand) => brand === method) ? 'creditcard' : (method ?? null)
}

/** The card brands that 'creditcard' stands for in a country, its national brand first. */
export function cardBrands(country: Country): readonly CardBrand[] {
  return brandsByCountry[country] ?? ['visa', 'mastercard']
}
