import { regionName } from '#core/profiles/region_name'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import Region from '#models/region'

/** A region as a choice; its code names it in every country, as texts choose their words by it. */
export type RegionChoice = Readonly<{ id: number; code: string; name: string }>

const cache = new Map<string, RegionChoice[]>()

/**
 * The regions of a country, by their names in the reader's language; cached for good, as they never change
 * while the site runs.
 */
export async function regionsOfCountry(country: Country, locale: Locale): Promise<RegionChoice[]> {
  const known = cache.get(country + locale)
  if (known) return known
  const regions = await readRegions(country, locale)
  if (regions.length > 0) cache.set(country + locale, regions)
  return regions
}

async function readRegions(country: Country, locale: Locale) {
  const regions = await Region.query().where('country', country)
  return regions
    .map((region) => {
      const { id, code } = region
      return { id, code: country + code, name: regionName(region, locale) }
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
