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
  const bits = differingBits(hash, nothing)
  return bits >= leastBits && bits <= 64 - leastBits
}

/**
 * Whether two hashes are of the same picture, or of its mirror image: they differ in three bits at
 * most. Rule: docs/product/moderation.md, Known photos.
 */
export function isSamePicture(known: Pick<PictureHash, 'hash'>, { hash, mirrored }: PictureHash) {
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

/** The hash without a bit. */
const nothing = '0'.repeat(16)

/** By halves of 32 bits: a sheet of photos compares thousands of hashes, and large integers are slow. */
function differingBits(one: string, other: string) {
  const half = (at: number) =>
    Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16)
  return countBits(half(0)) + countBits(half(8))
}

/** The ones among 32 bits, added up in pairs, fours and eights at once. */
function countBits(value: number) {
  const pairs = value - ((value >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  const eights = (fours + (fours >>> 4)) & 0x0f0f0f0f
  return Math.imul(eights, 0x01010101) >>> 24
}
