import type { Country } from '#core/sites/countries'
import Region from '#models/region'

export type RegionChoice = Readonly<{ id: number; name: string }>

const cache = new Map<Country, RegionChoice[]>()

/** The regions of a country, by name; cached for good, as they never change while the site runs. */
export async function regionsOfCountry(country: Country): Promise<RegionChoice[]> {
  const known = cache.get(country)
  if (known) return known
  const regions = await readRegions(country)
  if (regions.length > 0) cache.set(country, regions)
  return regions
}

async function readRegions(country: Country) {
  const regions = await Region.query().where('country', country).select('id', 'name')
  return regions
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, country))
}
