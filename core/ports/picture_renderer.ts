import type { PhotoVariant } from '#core/ports/photo_storage'

/** A picture as the site keeps it: every variant its own file, sizes in pixels. */
export type RenderedPicture = Readonly<{
  width: number
  height: number
  variants: Readonly<Record<PhotoVariant, Uint8Array>>
}>

/** Turns a picture, as sent, into the files that are kept: turned upright, without metadata. */
export abstract class PictureRenderer {
  abstract render(bytes: Uint8Array): Promise<RenderedPicture>
}
