import { type Country, countries, localesByCountry } from '#core/sites/countries'
import { type Locale, locales } from '#core/sites/locales'

type Signs = Readonly<{
  /** The country that the visitor chose. */
  selected: string | null
  /** The country of their IP address. */
  geoip: string | null
  /** Language tags of the browser, the preferred one first. */
  accepted: readonly string[]
}>

/**
 * The probable country of a visitor: the one they chose, else that of their IP address, else the
 * region of their browser's languages (de-AT is Austria). If the site serves none of these, it is the
 * Netherlands, or the first country that it serves. Rule: docs/product/sites.md, Country of a visit.
 */
export function visitorCountry({ selected, geoip, accepted }: Signs, offered: readonly Country[]) {
  const regions = accepted.map((tag) => tag.split('-').at(-1)?.toUpperCase())
  const wanted = [selected, geoip, ...regions, 'NL']
  const served = wanted.map((code) => offered.find((country) => country === code))
  return served.find((country) => country !== undefined) ?? offered[0] ?? 'NL'
}

/**
 * The languages to offer: those of the country, and all others behind; for an unknown country none is
 * behind. Rule: docs/product/sites.md, Countries and languages.
 */
export function localesOffered(country: string | null) {
  const known = countries.find((code) => code === country)
  const first: readonly Locale[] = known ? localesByCountry[known] : locales
  return { first: [...first], others: locales.filter((locale) => !first.includes(locale)) }
}
