import { framed } from '#database/demo/portraits/frame'
import { drawHead } from '#database/demo/portraits/head'
import { tintsOf } from '#database/demo/portraits/scenes'
import { shape } from '#database/demo/portraits/shapes'
import type { Sitter } from '#database/demo/portraits/sitters'
import { type Variant, variant } from '#database/demo/portraits/variants'

/** A picture of a sitter as an SVG of 900 × 1200; deterministic, and pictures 0 to 4 differ. */
export function drawPortrait(sitter: Sitter, picture: number): string {
  const chosen = variant(sitter, picture)
  const scene = chosen.scene(tintsOf(chosen.gradient))
  return framed(chosen.gradient, scene + figure(sitter, chosen))
}

/** Scaled from the foot of the frame, so that every figure touches it. */
function figure(sitter: Sitter, { garment, cloth, expression, mirrored, scale }: Variant): string {
  const side = mirrored ? -scale : scale
  return (
    `<g transform="translate(450 1200) scale(${side} ${scale}) translate(-450 -1200)">` +
    `${neck(sitter.skin)}${drawHead(sitter, expression)}${garment(cloth)}</g>`
  )
}

/** Lengthens the neck of the library down to the deepest neckline. */
function neck(skin: string): string {
  return shape('M280 930H630V1200H280Z', skin)
}
