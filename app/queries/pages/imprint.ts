import { strippedPhone } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import { supportAddress } from '#core/sites/support_address'
import { countryName } from '#queries/places/country_choices'
import type { CurrentSite } from '#queries/sites/current_site'

/** Who runs the site and how to reach them, for people to read; null until the operator says so. */
export function imprintOf({ company, settings }: CurrentSite, locale: Locale) {
  if (!company) return null
  const { name, address, city, country, kvk, tradenames, supportPhone, vatNumbers } = company
  return {
    name,
    address,
    city,
    kvk,
    country: countryName(country, locale),
    tradenames: [...tradenames],
    vatNumbers: [...vatNumbers],
    phone: supportPhone && strippedPhone(supportPhone),
    email: supportAddress(settings),
  }
}
