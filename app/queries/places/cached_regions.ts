import type { Country } from '#core/sites/countries'
import { regionsOfCountry, type RegionChoice } from '#queries/places/regions_of_country'

const kept = new Map<Country, RegionChoice[]>()

/** The regions of a country, by name; read once, as they do not change while the site runs. */
export async function cachedRegions(country: Country) {
  const known = kept.get(country)
  if (known) return known

  const regions = await regionsOfCountry(country)
  if (regions.length > 0) kept.set(country, regions)
  return regions
}
