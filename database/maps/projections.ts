import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo'
import type { Position } from 'geojson'
import type { Country } from '#core/sites/countries'

type Project = (point: Position) => Position | null
type Box = Readonly<{ west: number; east: number; south: number; north: number }>

/** Islands far away, moved close to the rest: by how many degrees east and north. */
const moved: Readonly<Record<string, readonly [number, number]>> = {
  'Canarias': [6.2, 6.6],
  'Chatham Islands': [-6.2, -2.2],
  'Shetland Islands': [0.9, -1.8],
}

/** Equal areas, so that no region looks larger than it is: for the US with Alaska and Hawaii beside. */
export function projectionOf(country: Country, { east, north, south, west }: Box): Project {
  if (country === 'US') return asProject(geoAlbersUsa().scale(6000).translate([0, 0]))
  const sixth = (north - south) / 6
  const conic = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-(west + east) / 2, 0])
    .scale(6000)
    .translate([0, 0])
  return asProject(conic)
}

/** Where a point of a region is drawn, in degrees. */
export function placeOf(region: string, [longitude, latitude]: Position): Position {
  const [byEast, byNorth] = moved[region] ?? [0, 0]
  // Beyond the date line, as New Zealand is.
  const east = longitude < -169 ? longitude + 360 : longitude
  return [east + byEast, latitude + byNorth]
}

function asProject(projection: (point: [number, number]) => [number, number] | null): Project {
  return ([longitude, latitude]) => projection([longitude, latitude])
}
