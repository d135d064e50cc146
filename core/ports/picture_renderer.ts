import type { PhotoVariant } from '#core/ports/photo_storage'
import type { Result } from '#core/result'

/** A file as somebody sent it. */
export type PictureFile = Readonly<{
  /** Bytes in all. */
  size: number
  /** The first bytes, which tell what it is. */
  head: Uint8Array
  read: ReadPicture
}>

/** Reads the file when its turn comes, so that files that wait take no memory. */
export type ReadPicture = () => Promise<Uint8Array>

export type PictureLimits = Readonly<{
  /** Pixels that each side must have at least. */
  minSide: number
  /** Pixels in all. */
  maxPixels: number
}>

/** A picture as the site keeps it: every variant its own file, sizes in pixels. */
export type RenderedPicture = Readonly<{
  width: number
  height: number
  variants: Readonly<Record<PhotoVariant, Uint8Array>>
}>

export type PictureRefusal = 'picture_broken' | 'picture_too_small' | 'picture_too_large'

/**
 * Semaphore a picture, as sent, into the files that are kept: turned upright, without metadata.
 * Refuses 'picture_broken' when it cannot be decoded to its end, 'picture_too_small' with `min`
 * pixels a side, and 'picture_too_large' with `max` in million pixels.
 */
export abstract class PictureRenderer {
  abstract render(
    read: ReadPicture,
    limits: PictureLimits
  ): Promise<Result<RenderedPicture, PictureRefusal>>
}
