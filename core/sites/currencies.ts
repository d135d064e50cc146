import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'

const currencyByCountry: Record<Country, Currency> = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
}

/** The one currency in which members of a country see prices and pay. */
export function currencyOf(country: Country): Currency {
  return currencyByCountry[country]
}
