import { type Country, countries, localesByCountry } from '#core/sites/countries'
import { type Locale, locales } from '#core/sites/locales'

type Signs = Readonly<{
  /** What the visitor chose (section 3, geoip_selected_country). */
  selected: string | null
  /** Where their address is used (section 3, geoip_country). */
  geoip: string | null
  /** Language tags of the browser, the one liked best first. */
  accepted: readonly string[]
}>

/**
 * Where a visitor probably lives: what they chose, else where their address is used, else the
 * region in what their browser asks for (de-AT is Austria). Without a sign of a country that the
 * site serves it is the Netherlands, or the first that it serves.
 */
export function visitorCountry({ selected, geoip, accepted }: Signs, offered: readonly Country[]) {
  const regions = accepted.map((tag) => tag.split('-').at(-1)?.toUpperCase())
  const wanted = [selected, geoip, ...regions, 'NL']
  const served = wanted.map((code) => offered.find((country) => country === code))
  return served.find((country) => country !== undefined) ?? offered[0] ?? 'NL'
}

/**
 * The languages to offer, those of the country first (section 9): nobody is locked out of the
 * others. A country that is not served comes with all of them in their usual order.
 */
export function localesOffered(country: string | null): readonly Locale[] {
  const known = countries.find((code) => code === country)
  const first = known ? localesByCountry[known] : []
  return [...first, ...locales.filter((locale) => !first.includes(locale))]
}
