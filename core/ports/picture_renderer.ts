import type { PhotoVariant } from '#core/ports/photo_storage'
import type { PictureHash } from '#core/profiles/photos/picture_hash'
import type { Result } from '#core/result'

/** An uploaded file. */
export type PictureFile = Readonly<{
  /** Bytes of the whole file. */
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
  /** The maximum number of pixels, of 8 bits and not interlaced. */
  maxPixels: number
}>

/** The variants of a picture, its size in pixels, and its hash where that tells it from others. */
export type RenderedPicture = Readonly<{
  width: number
  height: number
  variants: Readonly<Record<PhotoVariant, Uint8Array>>
  hash: PictureHash | null
}>

export type PictureRefusal =
  'picture_broken' | 'picture_too_small' | 'picture_too_narrow' | 'picture_too_large'

/**
 * Works on pictures. `render` makes the variants of an uploaded picture: upright, without metadata. Refuses 'picture_broken'
 * when it cannot be decoded completely, and as `checkPictureShape` does.
 */
export abstract class PictureRenderer {
  abstract render(
    read: ReadPicture,
    limits: PictureLimits
  ): Promise<Result<RenderedPicture, PictureRefusal>>
  /**
   * A picture of any origin, upright and in its own format, without what a device wrote into it; null when it cannot be
   * decoded completely, or has too many pixels.
   */
  abstract withoutMetadata(picture: Uint8Array): Promise<Uint8Array | null>
  /** The hash of a stored variant; null for one that cannot be read or that looks like many others. */
  abstract hash(variant: Uint8Array): Promise<PictureHash | null>
  /** A stored variant so blurred that it shocks nobody: for admins, who may see it plain. */
  abstract blurred(variant: Uint8Array): Promise<Uint8Array>
  /** A stored variant in grey tones. */
  abstract inGrey(variant: Uint8Array): Promise<Uint8Array>
}
