import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Polygon as Outline, Topology } from 'topojson-specification'

/** Outlines of a region on paper: rings of points, whichever way round. */
export type Shape = Readonly<{ code: string; rings: readonly Position[][] }>
export type Part = Readonly<{ code: string; geometry: Polygon | MultiPolygon }>

type Drawn = Topology<{ parts: GeometryCollection<{ code: string }> }>

const finest = 1e6

/** Joins parts that have the same code, and takes points away that nobody would see, from neighbours alike. */
export function shapesOf(parts: readonly Part[], smallest: number): Shape[] {
  const joined = joinedIn(drawn(parts))
  const light = simplify(presimplify(drawn(joined)), smallest)
  return joinedIn(light).map(({ code, geometry }) => ({ code, rings: ringsOf(geometry) }))
}

export function ringsOf(geometry: Polygon | MultiPolygon): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

function drawn(parts: readonly Part[]) {
  const all: FeatureCollection = {
    type: 'FeatureCollection',
    features: parts.map(({ code, geometry }) => {
      return { type: 'Feature', properties: { code }, geometry }
    }),
  }
  return topology({ parts: all }, finest) as unknown as Drawn
}

function joinedIn(map: Drawn): Part[] {
  const outlines = map.objects.parts.geometries as Outline<{ code: string }>[]
  const byCode = Map.groupBy(outlines, ({ properties }) => properties!.code)
  return [...byCode].map(([code, those]) => ({ code, geometry: merge(map as never, those) }))
}
