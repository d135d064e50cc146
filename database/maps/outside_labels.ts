import type { Position } from 'geojson'
import { boxOf } from '#database/maps/geometry'
import type { Label } from '#database/maps/labels'
import { brokenIn, lineHeight, sizeOf } from '#database/maps/text_boxes'

type Named = Readonly<{ code: string; name: string; to: Position }>
type Box = ReturnType<typeof boxOf>

/** In pixels: how far from the country, and how far up or down from its region. */
const distance = 18
const farthest = 170
const step = 6
const air = 8
const longestLine = 16
/** A line across a label is worth a long way round. */
const crossing = 300

/** Labels beside the country, none over another, whose lines cross as few labels as can be. */
export function outsideOf(
  regions: readonly Named[],
  inside: readonly Label[],
  outline: readonly Position[]
) {
  const taken = inside.map(boxAround)
  const lines: [Position, Position][] = []
  return regions
    .toSorted((one, other) => one.to[1] - other.to[1])
    .flatMap(({ code, name, to }) => {
      const free = candidates(name, to, outline).filter(
        (one) => !taken.some((box) => meet(box, boxAround(one)))
      )
      const cost = (label: Label) => costOf(label, to, taken, lines)
      const label = free.toSorted((one, other) => cost(one) - cost(other))[0]
      if (!label) return []
      taken.push(boxAround(label))
      lines.push([startOf(label), to])
      return [{ code, label }]
    })
}

/** Where the box of a label is, with some air. */
export function boxAround({ lines, outside, x, y }: Label): Box {
  const { height, width } = sizeOf(lines)
  const left = outside?.side === 'left' ? x - width : outside ? x : x - width / 2
  const top = outside ? y - lineHeight : y - height / 2
  return {
    left: left - air,
    right: left + width + air,
    top: top - air / 4,
    bottom: top + height + air / 4,
  }
}

function candidates(name: string, to: Position, outline: readonly Position[]): Label[] {
  const broken = brokenIn(name)
  const lines = broken[0][0].length > longestLine ? (broken[1] ?? broken[0]) : broken[0]
  const ways = Array.from({ length: (2 * farthest) / step }, (_, at) => at * step - farthest)
  return (['left', 'right'] as const).flatMap((side) =>
    ways.map((way) => {
      const y = to[1] + way
      const near = outline.filter((point) => Math.abs(point[1] - y) < 30)
      const edge = boxOf(near.length > 0 ? near : [to])
      const x = side === 'left' ? edge.left - distance : edge.right + distance
      return { x, y, lines, outside: { side, to } }
    })
  )
}

function costOf(
  label: Label,
  to: Position,
  taken: readonly Box[],
  lines: readonly [Position, Position][]
) {
  const from = startOf(label)
  const length = Math.hypot(from[0] - to[0], from[1] - to[1])
  const points = Array.from({ length: 41 }, (_, at) => [
    from[0] + ((to[0] - from[0]) * at) / 40,
    from[1] + ((to[1] - from[1]) * at) / 40,
  ])
  const labels = taken.filter((box) => points.some((point) => holds(box, point))).length
  const across = lines.filter((line) => cross(line, [from, to])).length
  return length + Math.abs(from[1] - to[1]) / 2 + (labels + across) * crossing
}

/** Where the line of a label begins. */
function startOf({ outside, x, y }: Label): Position {
  return [outside?.side === 'left' ? x + 6 : x - 6, y - 4]
}

function holds(box: Box, [x, y]: Position) {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

function meet(one: Box, other: Box) {
  const apart = one.right < other.left || other.right < one.left
  return !apart && one.bottom > other.top && other.bottom > one.top
}

function cross([a, b]: [Position, Position], [c, d]: [Position, Position]) {
  const turn = (p: Position, q: Position, r: Position) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
