import type { FileType } from '#core/complaints/thread'

/** A file as it arrived. */
export type ArrivedFile = Readonly<{ name: string; bytes: Uint8Array }>

/** The most files that one message brings, and the largest of them. */
export const maxFiles = 3
export const maxFileBytes = 3 * 1024 * 1024

const maxFileName = 100

const signatures: readonly Readonly<{ type: FileType; at: number; bytes: readonly number[] }>[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/**
 * Picks the files that are taken: JPEG, PNG, WebP, PDF and plain text, told by their bytes and not by what they
 * claim to be; at most 3 of at most 3 MB each. `leftOut` counts the others.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function takenFiles(files: readonly ArrivedFile[]) {
  const known = files.flatMap(({ bytes, name }) => {
    const type = bytes.length <= maxFileBytes ? typeOf(bytes, name) : null
    return type ? [{ name: safeName(name, type), type, bytes }] : []
  })
  const taken = known.slice(0, maxFiles)
  return { taken, leftOut: files.length - taken.length }
}

function typeOf(bytes: Uint8Array, name: string): FileType | null {
  const found = signatures.find((one) =>
    one.bytes.every((byte, index) => bytes[one.at + index] === byte)
  )
  if (found) return found.type
  return /\.txt$/i.test(name) && isText(bytes) ? 'text/plain' : null
}

/** By its bytes. */
export function isPicture(bytes: Uint8Array) {
  return typeOf(bytes, '')?.startsWith('image/') === true
}

/** Whatever is plain text has no null bytes, in any encoding that mail programs send. */
function isText(bytes: Uint8Array) {
  return bytes.length > 0 && !bytes.includes(0)
}

const endings: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}

/** The name of a file without folders and signs that mean something to a computer, and with the right ending. */
function safeName(name: string, type: FileType) {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const stem = last.replace(/\.[^.]*$/, '').replaceAll(/[^\p{L}\p{N} _.-]/gu, '')
  return `${stem.trim().slice(0, maxFileName) || 'file'}.${endings[type]}`
}
