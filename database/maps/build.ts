import { readFile, writeFile } from 'node:fs/promises'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import type { Region } from '#core/profiles/place'
import { countries, type Country } from '#core/sites/countries'
import { regionOf, type Division } from '#database/maps/divisions'
import { everyPoint, fitted, visible } from '#database/maps/fit'
import { boxOf } from '#database/maps/geometry'
import { labelsOf } from '#database/maps/labels'
import { mapOf } from '#database/maps/map'
import { placeOf, projectionOf } from '#database/maps/projections'
import { ringsOf, shapesOf, type Part } from '#database/maps/shapes'
import { readPlaces } from '#database/places/read'

type Drawing = Readonly<{ region: Region; geometry: Polygon | MultiPolygon }>

/** Detail that is smaller is left out, in square pixels. */
const smallestDetail = 1.4
/** Widths of a country in pixels, and with the labels beside it; a country with long ones is drawn narrower. */
const widest = 620
const widestInAll = 690
const narrow = 530

const { features } = JSON.parse(await readFile(process.argv[2], 'utf8')) as {
  features: Feature<Polygon | MultiPolygon, Division>[]
}
const { regions } = await readPlaces()
for (const country of countries) await writeMap(country)

async function writeMap(country: Country) {
  const own = regions.filter((region) => region.country === country)
  const wide = drawn(country, own, widest)
  const map = wide.width > widestInAll ? drawn(country, own, narrow) : wide
  const without = own.filter(({ code }) => !(code in map.regions)).map(({ name }) => name)
  if (without.length > 0) console.warn(`${country} has no shape of: ${without.join(', ')}`)
  const file = new URL(`./countries/${country}.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify(map)}\n`)
}

function drawn(country: Country, own: readonly Region[], width: number) {
  const names = new Map(own.map(({ code, name }) => [code, name]))
  const shapes = shapesOf(fitted(partsOf(country, own), width), smallestDetail).map(visible)
  return mapOf(shapes, labelsOf(shapes, names))
}

/** The divisions of a country in which members can live, on paper. */
function partsOf(country: Country, own: readonly Region[]): Part[] {
  const drawings = features.flatMap(({ geometry, properties }): Drawing[] => {
    const region = regionOf(properties, own)
    return region ? [{ region, geometry: inPlace(region, geometry) }] : []
  })
  const { bottom, left, right, top } = boxOf(pointsOf(drawings))
  // Degrees grow to the north, so that the bottom of the box is its north.
  const project = projectionOf(country, { west: left, east: right, south: top, north: bottom })
  return drawings.map(({ geometry, region }) => ({
    code: region.code,
    geometry: everyPoint(geometry, project),
  }))
}

function inPlace({ name }: Region, geometry: Polygon | MultiPolygon) {
  return everyPoint(geometry, (point) => placeOf(name, point))
}

function pointsOf(drawings: readonly Drawing[]): Position[] {
  return drawings.flatMap(({ geometry }) => ringsOf(geometry).flat())
}
