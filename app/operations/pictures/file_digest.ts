import { createHash } from 'node:crypto'
import type { Disk } from '@adonisjs/drive'

export type FileDigest = Readonly<{ size: number; md5: string; sha256: string }>

/** Reads a file to its end. */
export async function digestOf(disk: Disk, path: string): Promise<FileDigest> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')]
  let size = 0
  for await (const chunk of await disk.getStream(path)) {
    for (const hash of [md5, sha256]) hash.update(chunk)
    size += chunk.length
  }
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
}

/**
 * Whether a disk has a file with this content. A store that gives the MD5 of a file as its ETag, as most do,
 * spares reading it.
 */
export async function holds(disk: Disk, path: string, { md5, sha256, size }: FileDigest) {
  if (!(await disk.exists(path))) return false
  const { contentLength, etag } = await disk.getMetaData(path)
  if (contentLength !== size) return false
  return etag === `"${md5}"` || (await digestOf(disk, path)).sha256 === sha256
}

/** Whether a disk has a file, and more than its name: a machine that lost its power may have kept that alone. */
export async function hasContent(disk: Disk, path: string) {
  return (await disk.exists(path)) && (await disk.getMetaData(path)).contentLength > 0
}
