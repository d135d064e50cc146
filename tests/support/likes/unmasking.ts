import sharp from 'sharp'

const side = 12
const noiseSize = { width: 6, height: 8, channels: 3 } as const

/** A picture that resembles no other, as a small file. */
export function uniquePicture() {
  const { width, height, channels } = noiseSize
  const noise = crypto.getRandomValues(new Uint8Array(width * height * channels))
  return sharp(noise, { raw: noiseSize }).resize(90, 120, { kernel: 'cubic' }).webp().toBuffer()
}

/** The picture blurred as strongly as faces need, and as a site might show it. */
export function blurredPicture(picture: Buffer) {
  return sharp(picture)
    .resize(18, 24)
    .resize(90, 120, { kernel: 'cubic' })
    .blur(2)
    .webp()
    .toBuffer()
}

/**
 * Attacks hidden pictures: shrinks each to 12 × 12 pixels and picks the open picture it resembles
 * most, whatever its brightness and contrast. Answers the index of the pick for each.
 */
export async function unmask(hidden: readonly Buffer[], open: readonly Buffer[]) {
  const suspects = await Promise.all(open.map(shrunk))
  const masked = await Promise.all(hidden.map(shrunk))
  return masked.map((one) => {
    const likeness = suspects.map((suspect) => correlation(one, suspect))
    return likeness.indexOf(Math.max(...likeness))
  })
}

async function shrunk(picture: Buffer) {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return normalised([...pixels])
}

/** With a mean of zero and a length of one. */
function normalised(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = values.map((value) => value - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((value) => value / length)
}

function correlation(one: readonly number[], other: readonly number[]) {
  return one.reduce((sum, value, index) => sum + value * other[index], 0)
}
