import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Place, Region } from '#core/profiles/place'
import { joinPopulation } from '#database/places/population'
import type { SeededRegion } from '#database/places/read'
import { divisionOf, regionsByDivision } from '#database/places/regions'
import { countedPlaces, listedPlaces, type ListedPlace } from '#database/places/sources'

const regions = regionsByDivision()
const seed = JSON.stringify(seedOf([...regions.values()], placesIn(regions)))
await writeFile(new URL('./places.json.gz', import.meta.url), gzipSync(seed, { level: 9 }))

function placesIn(byDivision: ReadonlyMap<string, Region>): Place[] {
  const listed = listedPlaces()
  const joined = joinPopulation(listed, countedPlaces())
  return listed.flatMap((place) => {
    const region = byDivision.get(divisionOf(place))
    const counted = joined.get(place)
    // PPLX is a part of a town, such as a neighbourhood.
    if (!region || counted?.kind === 'PPLX') return []
    const { country, name, latitude, longitude } = place
    const id = counted?.id ?? ownId(place)
    const population = counted?.population ?? 0
    return [{ id, regionId: region.id, country, name, latitude, longitude, population }]
  })
}

/** The id of a place without a GeoNames id, above the range that GeoNames uses. */
function ownId({ country, name, latitude, longitude }: ListedPlace) {
  const key = [country, name, latitude, longitude].join('|')
  return 2 ** 30 + (createHash('sha256').update(key).digest().readUInt32BE() % 2 ** 30)
}

/** Regions and places in the order of their ids, so that the same data makes the same bytes. */
function seedOf(all: readonly Region[], places: readonly Place[]): SeededRegion[] {
  const unique = new Map(all.map((region) => [region.id, region]))
  const byRegion = Map.groupBy(places, ({ regionId }) => regionId)
  return inOrder([...unique.values()]).map(({ id, country, code, name }) => {
    const rows = inOrder(byRegion.get(id) ?? [])
    return [id, country, code, name, rows.map(rowOf)]
  })
}

function inOrder<T extends { id: number }>(rows: readonly T[]) {
  return rows.toSorted((one, other) => one.id - other.id)
}

function rowOf({ id, name, latitude, longitude, population }: Place): SeededRegion[4][number] {
  return [id, name, toTenMetres(latitude), toTenMetres(longitude), population]
}

function toTenMetres(degrees: number) {
  return Math.round(degrees * 1e4) / 1e4
}
