import { boxOf } from '#database/maps/geometry'
import type { Label } from '#database/maps/labels'
import { boxAround } from '#database/maps/outside_labels'
import { pathOf } from '#database/maps/paths'
import type { Shape } from '#database/maps/shapes'

/** A region as drawn. */
export type DrawnRegion = Readonly<{
  /** The `d` of a path, in halves of a pixel. */
  path: string
  /** Where its name and count stand; null where they have no room. */
  label: Label | null
}>

/** A country with its regions by their codes, in pixels: what is to be seen, with the labels beside it. */
export type CountryMap = Readonly<{
  left: number
  top: number
  width: number
  height: number
  regions: Readonly<Partial<Record<string, DrawnRegion>>>
}>

const margin = 4

/** The map of shapes and labels, with room for those beside the country. */
export function mapOf(shapes: readonly Shape[], labels: ReadonlyMap<string, Label>): CountryMap {
  const outline = shapes.flatMap(({ rings }) => rings.flat())
  const corners = [...labels.values()].map(boxAround).flatMap(({ bottom, left, right, top }) => [
    [left, top],
    [right, bottom],
  ])
  const { bottom, left, right, top } = boxOf([...outline, ...corners])
  return {
    left: Math.floor(left - margin),
    top: Math.floor(top - margin),
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    regions: Object.fromEntries(
      shapes.map(({ code, rings }) => [
        code,
        { path: pathOf(rings), label: rounded(labels.get(code)) },
      ])
    ),
  }
}

function rounded(label: Label | undefined): Label | null {
  if (!label) return null
  const { lines, outside, x, y } = label
  const at = { x: Math.round(x), y: Math.round(y), lines }
  if (!outside) return at
  const { side, to } = outside
  return { x: at.x, y: at.y, lines, outside: { side, to: to.map(Math.round) } }
}
