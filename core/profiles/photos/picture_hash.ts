/**
 * What a picture looks like, in 64 bits as 16 hexadecimal digits, and the same of its mirror image.
 * Pictures that differ in size, quality or file format have almost the same hash.
 */
export type PictureHash = Readonly<{ hash: string; mirrored: string }>

/** Bits by which two hashes of one picture may differ. */
const toleratedBits = 3

/** Fewer edges one way or the other do not tell pictures apart: a plain wall, a gradient. */
const leastBits = 10

/** Whether a hash says enough to find a picture by: not one of an almost empty picture. */
export function isTelling(hash: string) {
  const bits = countBits(BigInt(`0x${hash}`))
  return bits >= leastBits && bits <= 64 - leastBits
}

/**
 * Whether two hashes are of the same picture, or of its mirror image: they differ in three bits at
 * most. Rule: docs/product/moderation.md, Known photos.
 */
export function isSamePicture(known: PictureHash, { hash, mirrored }: PictureHash) {
  return [hash, mirrored].some((one) => differingBits(known.hash, one) <= toleratedBits)
}

/**
 * The four parts of a hash of which one at least is the same in every hash that differs in three bits;
 * without those of even areas, which too many pictures have.
 */
export function partsOf(hash: string) {
  return [0, 1, 2, 3]
    .map((place) => ({ place, digits: hash.slice(place * 4, place * 4 + 4) }))
    .filter(({ digits }) => digits !== '0000' && digits !== 'ffff')
}

function differingBits(one: string, other: string) {
  return countBits(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))
}

function countBits(value: bigint) {
  return value.toString(2).replaceAll('0', '').length
}
