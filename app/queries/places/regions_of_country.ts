import type { Country } from '#core/sites/countries'
import Region from '#models/region'

export type RegionChoice = Readonly<{ id: number; name: string }>

/** What a member of a country may choose from, by name. */
export async function regionsOfCountry(country: Country): Promise<RegionChoice[]> {
  const regions = await Region.query().where('country', country).select('id', 'name')
  return regions
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, country))
}
