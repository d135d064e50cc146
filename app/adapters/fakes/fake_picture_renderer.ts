import { PictureRenderer } from '#core/ports/picture_renderer'

/** Every variant is the picture itself. */
export class FakePictureRenderer extends PictureRenderer {
  async render(bytes: Uint8Array) {
    const variants = { full: bytes, thumb: bytes, match: bytes, blurred: bytes }
    return { width: 900, height: 1200, variants }
  }
}
