/** How many bytes a veil is drawn from. */
export const veilSeedLength = 16

/** A soft round shape of one colour; lengths are in the units of the drawing. */
type Glow = Readonly<{ x: number; y: number; radius: number; colour: string }>

/**
 * The drawing in place of a photo that the viewer may not see, or of a member whom they may not know yet:
 * soft lights and a silhouette, `veilSize` large.
 */
export type Veil = Readonly<{
  /** Angle of the ground, in degrees. */
  angle: number
  ground: readonly [string, string]
  glows: readonly Glow[]
  figure: Readonly<{ x: number; y: number; scale: number; tilt: number }>
}>

export const veilSize = { width: 360, height: 480 }

/** Colours from the palette; both themes show the same drawing, like a photo. */
const grounds = [
  ['#6d28d9', '#43259a'],
  ['#8b5cf6', '#4c1d95'],
  ['#7e3ff2', '#b5179e'],
  ['#6a4fd0', '#38267f'],
] as const
const lights = ['#a78bfa', '#c4b5fd', '#b5179e', '#e05cc4', '#6d5bd0'] as const

/**
 * Draws a veil from bytes that tell nothing: neither the member nor a picture of theirs can be recognised in
 * it. Rules: docs/product/profiles.md, Who sees which photo; docs/product/likes.md, Who may know a liker.
 */
export function veilFrom(seed: Uint8Array): Veil {
  if (seed.length !== veilSeedLength) throw new Error(`A veil needs ${veilSeedLength} bytes`)
  const share = (index: number) => seed[index] / 256
  const between = (index: number, least: number, most: number) =>
    Math.round(least + share(index) * (most - least))
  const glow = (first: number, zone: number): Glow => ({
    x: between(first, -20, veilSize.width + 20),
    y: between(first + 1, zone, zone + veilSize.height / 3),
    radius: between(first + 2, 130, 240),
    colour: lights[seed[first + 2] % lights.length],
  })
  return {
    angle: between(0, 20, 160),
    ground: grounds[seed[1] % grounds.length],
    glows: [glow(2, 0), glow(5, veilSize.height / 3), glow(8, (veilSize.height * 2) / 3)],
    figure: {
      x: between(11, 150, 210),
      y: between(12, 210, 245),
      scale: between(13, 90, 115) / 100,
      tilt: between(14, -6, 6),
    },
  }
}
