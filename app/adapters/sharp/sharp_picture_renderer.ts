import sharp, { type Sharp } from 'sharp'
import { PictureRenderer, type PictureLimits, type ReadPicture } from '#core/ports/picture_renderer'
import { isTelling } from '#core/profiles/photos/picture_hash'
import {
  checkPictureShape,
  isHeavy,
  keptSide,
  maxPixels,
  weightOf,
  workingSide,
  type PictureShape,
} from '#core/profiles/photos/picture_shape'
import { ok, refuse } from '#core/result'
import { Semaphore } from '#adapters/sharp/semaphore'

const webp = { quality: 80, effort: 2 }

/** Rendering a picture takes up to 80 MB (measured), so only two are rendered at once. */
const semaphore = new Semaphore(2)

/** A heavy one, of many pixels, deep or interlaced, takes up to 230 MB, so never two of those. */
const oneHeavy = new Semaphore(1)

/** Decodes once and makes every variant from the pixels, which drops all metadata. */
export class SharpPictureRenderer extends PictureRenderer {
  render(read: ReadPicture, limits: PictureLimits) {
    return semaphore.run(async () => {
      const bytes = await read()
      const shape = await shapeOf(bytes).catch(() => null)
      if (!shape) return refuse('picture_broken')
      const checked = checkPictureShape(shape, limits)
      if (!checked.ok) return checked
      const decoded = () => decode(bytes, workingSide(shape)).catch(() => null)
      const pixels = await (isHeavy(shape) ? oneHeavy.run(decoded) : decoded())
      return pixels ? ok(await variantsOf(pixels)) : refuse('picture_broken')
    })
  }

  withoutMetadata(picture: Uint8Array) {
    return semaphore.run(async () => {
      const shape = await shapeOf(picture).catch(() => null)
      if (!shape || weightOf(shape) > maxPixels) return null
      return oneHeavy.run(() => reencode(picture).catch(() => null))
    })
  }

  hash(variant: Uint8Array) {
    return semaphore.run(() => hashOf(() => sharp(variant)).catch(() => null))
  }

  blurred(variant: Uint8Array) {
    return semaphore.run(() => encode(sharp(variant).blur(18)))
  }

  inGrey(variant: Uint8Array) {
    return semaphore.run(() => encode(sharp(variant).greyscale()))
  }
}

async function shapeOf(bytes: Uint8Array): Promise<PictureShape> {
  const about = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { depth, height, isProgressive, width } = about
  return { width, height, isDeep: depth !== 'uchar', isInterlaced: isProgressive === true }
}

/** JPEG, PNG or WebP, in the colours that it has. */
async function reencode(bytes: Uint8Array) {
  const picture = sharp(bytes, { failOn: 'error' })
  const { format } = await picture.metadata()
  return picture.autoOrient().keepIccProfile().toFormat(format, { quality: 90 }).toBuffer()
}

type Pixels = Awaited<ReturnType<typeof decode>>

/** Upright and in sRGB, which deep pictures with a profile become only when it is asked for. */
function decode(bytes: Uint8Array, side: number) {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .withIccProfile('srgb')
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function variantsOf({ data, info: { width, height, channels } }: Pixels) {
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const cut = (wide: number, high: number) => {
    const scale = Math.min(1, width / wide, height / high)
    const [cutWidth, cutHeight] = [Math.round(wide * scale), Math.round(high * scale)]
    return encode(picture().resize(cutWidth, cutHeight, { fit: 'cover', position: 'top' }))
  }
  const whole = picture().resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
  const [full, thumb, match, hash] = await Promise.all([
    whole.webp(webp).toBuffer({ resolveWithObject: true }),
    cut(360, 480),
    cut(480, 480),
    hashOf(picture),
  ])
  const variants = { full: full.data, thumb, match }
  return { width: full.info.width, height: full.info.height, variants, hash }
}

function encode(picture: Sharp) {
  return picture.webp(webp).toBuffer()
}

/** The picture and its mirror image, each hashed; null when there is too little to see. */
async function hashOf(picture: () => Sharp) {
  const [hash, mirrored] = await Promise.all([
    differenceHash(picture()),
    differenceHash(picture().flop()),
  ])
  return isTelling(hash) ? { hash, mirrored } : null
}

/** Hashes a picture as 9 × 8 grey pixels: for each and its right neighbour a bit, whether it gets brighter. */
async function differenceHash(picture: Sharp) {
  const pixels = await picture
    .resize(9, 8, { fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const place = row * 9 + column
      bits += pixels[place] < pixels[place + 1] ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
