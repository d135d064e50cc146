import sharp, { type Sharp } from 'sharp'
import {
  PictureRenderer,
  type PictureLimits,
  type PictureRefusal,
  type ReadPicture,
} from '#core/ports/picture_renderer'
import { isTelling } from '#core/profiles/photos/picture_hash'
import { ok, type Refused, refuse } from '#core/result'
import { Semaphore } from '#adapters/sharp/semaphore'

const longestSide = 1600
const webp = { quality: 80, effort: 2 }

/** Rendering a picture takes about 100 MB, so only two are rendered at once. */
const semaphore = new Semaphore(2)

/** Decodes once and makes every variant from the pixels, which drops all metadata. */
export class SharpPictureRenderer extends PictureRenderer {
  render(read: ReadPicture, limits: PictureLimits) {
    return semaphore.run(async () => {
      const bytes = await read()
      const refused = await refusalOf(bytes, limits)
      if (refused) return refused
      const pixels = await decode(bytes).catch(() => null)
      return pixels ? ok(await variantsOf(pixels)) : refuse('picture_broken')
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

/** Decided by the file's header before decoding, so that a decompression bomb does no harm. */
async function refusalOf(
  bytes: Uint8Array,
  { minSide, maxPixels }: PictureLimits
): Promise<Refused<PictureRefusal> | null> {
  const unbounded = sharp(bytes, { limitInputPixels: false })
  const about = await unbounded.metadata().catch(() => null)
  if (!about) return refuse('picture_broken')
  const { width, height } = about
  if (Math.min(width, height) < minSide) return refuse('picture_too_small', { min: minSide })
  if (width * height <= maxPixels) return null
  return refuse('picture_too_large', { max: Math.round(maxPixels / 1_000_000) })
}

type Pixels = Awaited<ReturnType<typeof decode>>

function decode(bytes: Uint8Array) {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function variantsOf({ data, info: { width, height, channels } }: Pixels) {
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const [full, thumb, match, hash] = await Promise.all([
    encode(picture()),
    encode(picture().resize(360, 480, { fit: 'cover', position: 'top' })),
    encode(picture().resize(480, 480, { fit: 'cover', position: 'top' })),
    hashOf(picture),
  ])
  return { width, height, variants: { full, thumb, match }, hash }
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

/** Of 9 × 8 grey pixels: for each and its right neighbour a bit, whether it gets brighter. */
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
