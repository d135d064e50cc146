import sharp, { type Sharp } from 'sharp'
import { PictureRenderer } from '#core/ports/picture_renderer'

const longestSide = 1600
const webp = { quality: 80, effort: 2 }

/** Decodes once and makes every variant from the pixels; metadata does not survive that. */
export class SharpPictureRenderer extends PictureRenderer {
  async render(bytes: Uint8Array) {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const picture = () => sharp(data, { raw: { width, height, channels } })
    const [full, thumb, match, blurred] = await Promise.all([
      encode(picture()),
      encode(picture().resize(360, 480, { fit: 'cover', position: 'top' })),
      encode(picture().resize(480, 480, { fit: 'cover', position: 'top' })),
      blur(picture()),
    ])
    return { width, height, variants: { full, thumb, match, blurred } }
  }
}

function encode(picture: Sharp) {
  return picture.webp(webp).toBuffer()
}

/** Nothing recognisable is left in 18 × 24 points, however one sharpens them. */
async function blur(picture: Sharp) {
  const { data, info } = await picture
    .resize(18, 24, { fit: 'cover', position: 'top' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const tiny = sharp(data, { raw: { width, height, channels } })
  return encode(tiny.resize(360, 480, { kernel: 'cubic' }).blur(9))
}
