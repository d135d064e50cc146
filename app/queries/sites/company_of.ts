import type { Locale } from '#core/sites/locales'
import Company from '#models/company'
import { countryName } from '#queries/places/country_choices'

/** The company behind a site as its mails name it, which law asks for; null until it is entered. */
export async function companyOf(siteId: string, locale: Locale) {
  const company = await Company.find(siteId)
  if (!company) return null
  const { address, city, country, kvk, name, vatNumbers } = company
  const place = [name, address, city, countryName(country, locale)].join(', ')
  return { place, country, kvk, vatNumbers: vatNumbers.join(', ') }
}
