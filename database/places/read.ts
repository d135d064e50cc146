import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Place, Region } from '#core/profiles/place'

type SeededPlace = readonly [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  population: number,
]

/** A region in the seed file: tuples instead of objects, with the places nested in it. */
export type SeededRegion = readonly [
  id: Region['id'],
  country: Region['country'],
  code: Region['code'],
  name: Region['name'],
  places: readonly SeededPlace[],
]

/** Reads the seed of all regions and places, each in the order of its ids within its parent. */
export async function readPlaces(): Promise<{ regions: Region[]; places: Place[] }> {
  const zipped = await readFile(new URL('./places.json.gz', import.meta.url))
  const seed: SeededRegion[] = JSON.parse((await promisify(gunzip)(zipped)).toString())
  return { regions: seed.map(regionFrom), places: seed.flatMap(placesFrom) }
}

function regionFrom([id, country, code, name]: SeededRegion): Region {
  return { id, country, code, name }
}

function placesFrom([regionId, country, , , places]: SeededRegion): Place[] {
  return places.map(([id, name, latitude, longitude, population]) => {
    return { id, regionId, country, name, latitude, longitude, population }
  })
}
