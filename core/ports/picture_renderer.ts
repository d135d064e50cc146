import type { PhotoVariant } from '#core/ports/photo_storage'
import type { Result } from '#core/result'

/** An uploaded file. */
export type PictureFile = Readonly<{
  /** Its size in bytes. */
  size: number
  /** The first bytes, which have the file signature. */
  head: Uint8Array
  read: ReadPicture
}>

/** Reads the file when it is rendered, so that waiting uploads take no memory. */
export type ReadPicture = () => Promise<Uint8Array>

export type PictureLimits = Readonly<{
  /** The minimum of each side, in pixels. */
  minSide: number
  /** The maximum number of pixels. */
  maxPixels: number
}>

/** The variants of a picture, and its size in pixels. */
export type RenderedPicture = Readonly<{
  width: number
  height: number
  variants: Readonly<Record<PhotoVariant, Uint8Array>>
}>

export type PictureRefusal = 'picture_broken' | 'picture_too_small' | 'picture_too_large'

/**
 * Renders the variants of an uploaded picture: upright, without metadata. Refuses 'picture_broken'
 * when it cannot be decoded completely, 'picture_too_small' with `min` pixels a side, and
 * 'picture_too_large' with `max` in million pixels.
 */
export abstract class PictureRenderer {
  abstract render(
    read: ReadPicture,
    limits: PictureLimits
  ): Promise<Result<RenderedPicture, PictureRefusal>>
}
