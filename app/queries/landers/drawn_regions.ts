import { shadeOf, toldInRegion } from '#core/landers/region_counts'
import type { Country } from '#core/sites/countries'
import { readMap } from '#database/maps/read'
import Region from '#models/region'
import { keptFor } from '#queries/kept_for'
import { activeByRegion } from '#queries/discovery/active_by_region'

type Where = Readonly<{ siteId: string; country: Country }>

/** Neither changes while the site runs. */
const lifetime = 3_600_000
const maps = keptFor(lifetime, readDrawn)

/**
 * The regions of a country by name, as its map draws them, with how many members are active there where that is
 * told. A region that the map does not have comes without a drawing; `map` is null where it has none of them.
 */
export async function drawnRegions(where: Where) {
  const [{ map, regions }, counts] = await Promise.all([
    maps.get(where.country),
    activeByRegion(where),
  ])
  const all = regions.map(({ drawing, id, name }) => {
    const count = counts.get(id) ?? 0
    return { id, name, drawing, members: toldInRegion(count), shade: shadeOf(count) }
  })
  return { map, regions: all }
}

/** In the order of their names. */
async function readDrawn(country: Country) {
  const [map, regions] = await Promise.all([
    readMap(country),
    Region.query().where('country', country),
  ])
  const drawn = regions
    .map(({ code, id, name }) => ({ id, name, drawing: map.regions[code] ?? null }))
    .toSorted((one, other) => one.name.localeCompare(other.name, country))
  return { map: drawn.some(({ drawing }) => drawing) ? frameOf(map) : null, regions: drawn }
}

function frameOf({ height, left, top, width }: Awaited<ReturnType<typeof readMap>>) {
  return { left, top, width, height }
}
