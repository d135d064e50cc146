import type { Position } from 'geojson'
import { areaOf, boxOf, distanceTo, isWithin } from '#database/maps/geometry'
import { outsideOf } from '#database/maps/outside_labels'
import type { Shape } from '#database/maps/shapes'
import { brokenIn, sizeOf, type Size } from '#database/maps/text_boxes'

/** Where the name and the count of a region stand, in pixels: around its middle, or at `side` of it. */
export type Label = Readonly<{
  x: number
  y: number
  lines: readonly string[]
  /** For a label outside: which way the text runs from `x`, and where a line leads. */
  outside?: Readonly<{ side: 'left' | 'right'; to: Position }>
}>

/** Text may reach a little over the border. */
const leeway = 0.92
const grid = 4
/** With more of them outside, a map would be a web of lines. */
const mostOutside = 14

/** Labels by region: inside where they fit, else outside, unless there were many of those. */
export function labelsOf(shapes: readonly Shape[], names: ReadonlyMap<string, string>) {
  const labels = new Map<string, Label>()
  for (const shape of shapes) {
    const inside = insideOf(shape, names.get(shape.code) ?? '')
    if (inside) labels.set(shape.code, inside)
  }
  const rest = shapes.filter(({ code }) => !labels.has(code))
  if (rest.length > mostOutside) return labels
  const outline = shapes.flatMap(({ rings }) => rings.flat())
  const named = rest.map((shape) => ({
    code: shape.code,
    name: names.get(shape.code) ?? '',
    to: middleOf(shape),
  }))
  for (const { code, label } of outsideOf(named, [...labels.values()], outline))
    labels.set(code, label)
  return labels
}

function insideOf(shape: Shape, name: string): Label | null {
  const found = brokenIn(name).flatMap((lines) => {
    const spot = spotFor(shape, sizeOf(lines))
    return spot ? [{ x: spot.x, y: spot.y, room: spot.room, lines }] : []
  })
  const best = found.toSorted((one, other) => other.room - one.room)[0]
  return best ? { x: best.x, y: best.y, lines: best.lines } : null
}

/** Where a box has most room around it; null where it does not fit. */
function spotFor({ rings }: Shape, { height, width }: Size) {
  const { bottom, left, right, top } = boxOf(largestOf(rings))
  let best: { x: number; y: number; room: number } | null = null
  for (let y = top; y < bottom; y += grid) {
    for (let x = left; x < right; x += grid) {
      if (!isWithin([x, y], rings)) continue
      const edge = edgeOf(x, y, width * leeway, height * leeway)
      if (!edge.every((point) => isWithin(point, rings))) continue
      const room = Math.min(...edge.map((point) => distanceTo(point, rings)))
      if (!best || room > best.room) best = { x, y, room }
    }
  }
  return best
}

function edgeOf(x: number, y: number, width: number, height: number): Position[] {
  const across = [-0.5, -0.25, 0, 0.25, 0.5]
  return across.flatMap((part) => [
    [x + part * width, y - height / 2],
    [x + part * width, y + height / 2],
    [x + Math.sign(part) * (width / 2), y + part * height],
  ])
}

/** A point well within a region, or the middle of its box. */
function middleOf(shape: Shape): Position {
  const spot = spotFor(shape, { width: 2, height: 2 })
  if (spot) return [spot.x, spot.y]
  const { bottom, left, right, top } = boxOf(largestOf(shape.rings))
  return [(left + right) / 2, (top + bottom) / 2]
}

function largestOf(rings: Shape['rings']) {
  return rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
}
