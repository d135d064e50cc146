export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** Bytes of a file that its signature needs. */
export const signatureBytes = 16

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The format of a file by its signature, regardless of its name and declared type. */
export function pictureKind(head: Uint8Array): PictureKind {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (lettersAt(head, 0) === 'RIFF' && lettersAt(head, 8) === 'WEBP') return 'webp'
  if (lettersAt(head, 4) === 'ftyp' && heicBrands.includes(lettersAt(head, 8))) return 'heic'
  return 'other'
}

function startsWith(head: Uint8Array, bytes: readonly number[]) {
  return bytes.every((byte, index) => head[index] === byte)
}

function lettersAt(head: Uint8Array, start: number) {
  return String.fromCharCode(...head.subarray(start, start + 4))
}
