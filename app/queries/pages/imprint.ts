import { strippedPhone } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import { supportAddress } from '#core/sites/support_address'
import { countryName } from '#queries/places/country_choices'
import type { CurrentSite } from '#queries/sites/current_site'

/**
 * The company that runs the site and how to reach it, as text; null until the operator has entered
 * it.
 */
export function imprintOf(site: CurrentSite, locale: Locale) {
  const { company, settings } = site
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
    email: supportAddress(site, settings),
  }
}
