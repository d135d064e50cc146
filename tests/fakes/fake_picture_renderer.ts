import {
  PictureRenderer,
  type PictureRefusal,
  type ReadPicture,
} from '#core/ports/picture_renderer'
import type { PictureHash } from '#core/profiles/photos/picture_hash'
import { ok, refuse } from '#core/result'

/** Every variant is the picture itself; a test may have every picture refused, or look alike. */
export class FakePictureRenderer extends PictureRenderer {
  refusal: PictureRefusal | null = null
  picture: PictureHash | null = null

  async render(read: ReadPicture) {
    if (this.refusal) return refuse(this.refusal)
    const bytes = await read()
    const variants = { full: bytes, thumb: bytes, match: bytes }
    return ok({ width: 900, height: 1200, variants, hash: this.picture })
  }

  async withoutMetadata(picture: Uint8Array) {
    return picture
  }

  async hash() {
    return this.picture
  }

  async blurred(variant: Uint8Array) {
    return variant
  }

  async inGrey(variant: Uint8Array) {
    return variant
  }
}
