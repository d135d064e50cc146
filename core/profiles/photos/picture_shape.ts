import type { PictureLimits } from '#core/ports/picture_renderer'
import { ok, refuse } from '#core/result'

/** What the header of a picture says. */
export type PictureShape = Readonly<{
  width: number
  height: number
  /** True for 16 bits a channel. */
  isDeep: boolean
  /** Interlaced or progressive: all of it is in memory before any of it can be made smaller. */
  isInterlaced: boolean
}>

/** A picture with more would take too much memory to decode; the panoramas of phones have 63 million. */
export const maxPixels = 64_000_000

/** How many times as long as the other a side may be: a wide panorama is, a ruler is not. */
export const maxRatio = 10

/** From this weight on a picture is decoded alone, in pixels. */
const heavyWeight = 12_000_000

/** The longest side of the file that is kept, in pixels. */
export const keptSide = 1600

/** The longest side of what is cut out of a picture. */
const cutSide = 480

/**
 * Decided by the header, so that a decompression bomb does no harm. Refuses 'picture_too_small' with `min` pixels
 * a side, 'picture_too_narrow' with `max` times, and 'picture_too_large' with `max` in million pixels, of which
 * there may be half as many of 16 bits, and half as many interlaced.
 * Rule: docs/product/profiles.md, Photos.
 */
export function checkPictureShape(shape: PictureShape, limits: PictureLimits) {
  const [short, long] = sidesOf(shape)
  if (short < limits.minSide) return refuse('picture_too_small', { min: limits.minSide })
  if (long > short * maxRatio) return refuse('picture_too_narrow', { max: maxRatio })
  const max = Math.round(limits.maxPixels / weightOfPixel(shape) / 1_000_000)
  return weightOf(shape) > limits.maxPixels ? refuse('picture_too_large', { max }) : ok()
}

/** Whether decoding it takes so much memory that only one such picture is decoded at a time. */
export function isHeavy(shape: PictureShape) {
  return weightOf(shape) > heavyWeight
}

/**
 * The longest side at which all that is kept of a picture can be made of it: 1600 pixels, or more where the short
 * side would be under the 480 of what is cut out of it.
 */
export function workingSide(shape: Pick<PictureShape, 'width' | 'height'>) {
  const [short, long] = sidesOf(shape)
  return Math.min(long, Math.max(keptSide, Math.ceil((cutSide * long) / short)))
}

/** Pixels of a picture, as they weigh in memory. */
export function weightOf(shape: PictureShape) {
  return shape.width * shape.height * weightOfPixel(shape)
}

function weightOfPixel({ isDeep, isInterlaced }: PictureShape) {
  return (isDeep ? 2 : 1) * (isInterlaced ? 2 : 1)
}

function sidesOf({ width, height }: Pick<PictureShape, 'width' | 'height'>) {
  return [Math.min(width, height), Math.max(width, height)]
}
