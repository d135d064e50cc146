import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

/** A city for somebody who signs up in each language. */
export const cities: Record<Locale, { country: Country; region: string; city: string }> = {
  nl: { country: 'NL', region: 'Utrecht', city: 'Zeist' },
  en: { country: 'GB', region: 'Greater London', city: 'London' },
  de: { country: 'DE', region: 'Berlin', city: 'Berlin' },
  es: { country: 'ES', region: 'Madrid', city: 'Madrid' },
  fr: { country: 'FR', region: 'Île-de-France', city: 'Paris' },
  it: { country: 'IT', region: 'Lazio', city: 'Roma' },
  pl: { country: 'PL', region: 'Mazowieckie', city: 'Warszawa' },
}
