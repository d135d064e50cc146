import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

const kept = new Map<Locale, Intl.DisplayNames>()

/** Countries to choose from, by their names in the reader's language. */
export function countryChoices(countries: readonly Country[], locale: Locale) {
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The name of any country, by its ISO 3166-1 code. */
export function countryName(country: string, locale: Locale) {
  const names = kept.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  kept.set(locale, names)
  return names.of(country) ?? country
}
