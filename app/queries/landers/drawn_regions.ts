import { shadeOf, toldInRegion } from '#core/landers/region_counts'
import { regionName } from '#core/profiles/region_name'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { readMap } from '#database/maps/read'
import Region from '#models/region'
import { keptFor } from '#queries/kept_for'
import { activeByRegion } from '#queries/discovery/active_by_region'

type Where = Readonly<{ siteId: string; country: Country }>
type Named = Readonly<{ country: Country; locale: Locale }>

/** Neither changes while the site runs. */
const lifetime = 3_600_000
const maps = keptFor(lifetime, readDrawn)

/**
 * The regions of a country by their names in the reader's language, as its map draws them, with how many members are active there where that is
 * told. A region that the map does not have comes without a drawing; `map` is null where it has none of them.
 */
export async function drawnRegions(where: Where, locale: Locale) {
  const [{ map, regions }, counts] = await Promise.all([
    maps.get({ country: where.country, locale }),
    activeByRegion(where),
  ])
  const all = regions.map(({ drawing, id, name }) => {
    const count = counts.get(id) ?? 0
    return { id, name, drawing, members: toldInRegion(count), shade: shadeOf(count) }
  })
  return { map, regions: all }
}

/** In the order of their names. */
async function readDrawn({ country, locale }: Named) {
  const [map, regions] = await Promise.all([
    readMap(country),
    Region.query().where('country', country),
  ])
  const drawn = regions
    .map((region) => {
      const { code, id } = region
      return { id, name: regionName(region, locale), drawing: map.regions[code] ?? null }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return { map: drawn.some(({ drawing }) => drawing) ? frameOf(map) : null, regions: drawn }
}

function frameOf({ height, left, top, width }: Awaited<ReturnType<typeof readMap>>) {
  return { left, top, width, height }
}
