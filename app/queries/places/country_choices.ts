import type { Country } from '#core/sites/countries'
import { worldCountries } from '#core/sites/world_countries'
import type { Locale } from '#core/sites/locales'

type Choice = { value: Country; label: string }

const names = new Map<Locale, Intl.DisplayNames>()
const cache = new WeakMap<readonly Country[], Map<Locale, Choice[]>>()

/** Countries as choices, by their names in the reader's language. */
export function countryChoices(countries: readonly Country[], locale: Locale) {
  const known = cache.get(countries) ?? new Map<Locale, Choice[]>()
  const choices = known.get(locale) ?? inOrder(countries, locale)
  cache.set(countries, known.set(locale, choices))
  return choices
}

function inOrder(countries: readonly Country[], locale: Locale): Choice[] {
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The countries of the world as choices. */
export function worldChoices(locale: Locale) {
  return worldCountries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The name of any country, by its ISO 3166-1 code. */
export function countryName(country: string, locale: Locale) {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(country) ?? country
}
