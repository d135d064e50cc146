import type { MultiPolygon, Polygon, Position } from 'geojson'
import { areaOf, boxOf } from '#database/maps/geometry'
import { ringsOf, type Part, type Shape } from '#database/maps/shapes'

/** Height of a country on the page, in pixels. */
const highest = 690
/** A ring that is smaller is not drawn, in square pixels, unless its region has no other. */
const smallestRing = 7
/** A region that is smaller is drawn as a dot. */
const smallestRegion = 40
const dot = 4.5

/** Scales what is drawn to so many pixels; islands so small that they are left out do not widen it. */
export function fitted(parts: readonly Part[], widest: number): Part[] {
  const rings = parts.flatMap(({ geometry }) => largestOf(ringsOf(geometry)))
  const total = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
  const shown = rings.filter((ring) => areaOf(ring) > total / 20_000)
  const { bottom, left, right, top } = boxOf(shown.flat())
  const scale = Math.min(widest / (right - left), highest / (bottom - top))
  const place = ([x, y]: Position) => [(x - left) * scale, (y - top) * scale]
  return parts.map(({ code, geometry }) => ({ code, geometry: everyPoint(geometry, place) }))
}

/** Shapes without islets, and with a dot for what is hardly there. */
export function visible({ code, rings }: Shape): Shape {
  const largest = Math.max(...rings.map(areaOf))
  if (largest < smallestRegion) return { code, rings: [dotAt(rings[0])] }
  return { code, rings: rings.filter((ring) => areaOf(ring) > smallestRing) }
}

/** A geometry with every point moved; points that have no place are left out. */
export function everyPoint(
  geometry: Polygon | MultiPolygon,
  place: (point: Position) => Position | null
): MultiPolygon {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const placed = polygons.map((rings) =>
    rings
      .map((ring) => ring.map(place).filter((point) => point !== null))
      .filter(({ length }) => length > 3)
  )
  return { type: 'MultiPolygon', coordinates: placed.filter(({ length }) => length > 0) }
}

function largestOf(rings: readonly Position[][]) {
  const least = Math.max(...rings.map(areaOf)) / 50
  return rings.filter((ring) => areaOf(ring) > least)
}

function dotAt(ring: readonly Position[]) {
  const { bottom, left, right, top } = boxOf(ring)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const corners = Array.from({ length: 13 }, (_, at) => (at * Math.PI) / 6)
  return corners.map((turn) => [x + dot * Math.cos(turn), y + dot * Math.sin(turn)])
}
