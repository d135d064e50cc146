import type { Position } from 'geojson'

type Rings = readonly (readonly Position[])[]

export function boxOf(points: readonly Position[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** The area of a ring, whichever way round. */
export function areaOf(ring: readonly Position[]) {
  const sum = sidesOf(ring).reduce((total, [[x, y], [nextX, nextY]]) => {
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** Whether a point lies within rings, and in none of their holes. */
export function isWithin([x, y]: Position, rings: Rings) {
  return rings.flatMap(sidesOf).reduce((within, [[x1, y1], [x2, y2]]) => {
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !within : within
  }, false)
}

/** How far a point is from the nearest side of rings. */
export function distanceTo([x, y]: Position, rings: Rings) {
  let nearest = Infinity
  for (const [[x1, y1], [x2, y2]] of rings.flatMap(sidesOf)) {
    const [byX, byY] = [x2 - x1, y2 - y1]
    const along = ((x - x1) * byX + (y - y1) * byY) / (byX * byX + byY * byY || 1)
    const part = Math.max(0, Math.min(1, along))
    nearest = Math.min(nearest, Math.hypot(x1 + part * byX - x, y1 + part * byY - y))
  }
  return nearest
}

function sidesOf(ring: readonly Position[]): [Position, Position][] {
  return ring.map((point, at) => [point, ring[(at + 1) % ring.length]])
}
