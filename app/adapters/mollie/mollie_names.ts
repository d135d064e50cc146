import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Locale } from '#core/sites/locales'

/** Methods that have another name at Mollie. */
const otherNames: Partial<Record<PaymentMethod, string>> = {
  prezelewy24: 'przelewy24',
  sct: 'banktransfer',
}

export function methodAtMollie(method: PaymentMethod): string {
  return otherNames[method] ?? method
}

const locales: Record<Locale, string> = {
  nl: 'nl_NL',
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  pl: 'pl_PL',
}

export function localeAtMollie(language: Locale): string {
  return locales[language]
}
