import type { Disk } from '@adonisjs/drive'
import { digestOf, hasContent, holds } from '#operations/pictures/file_digest'
import { fileKinds, filesOf, type FileKind, type ListedFile } from '#operations/pictures/file_kinds'

/** Files that are compared and copied at the same time. */
const atOnce = 8

/** Failures after which the disk is taken to be down. */
const mostFailures = 20

type Pair = Readonly<{ from: Disk; to: Disk }>
type Tell = (tally: Tally) => void

export type Tally = {
  copied: number
  /** Found to be there already, by size and hash. */
  equal: number
  /** Belong to no photo, message or download (any more): left to the nightly sweep. */
  withoutRow: number
  /** Removed from the disk that files moved from. */
  removed: number
  failures: string[]
}

/**
 * Copies every file that belongs to a row from one disk to the other, and verifies each. May be interrupted and run
 * again: what is there is compared and skipped. What is deleted meanwhile is on neither disk in the end.
 */
export function copyFiles({ from, to }: Pair, tell: Tell) {
  return eachBatch(from, tell, async (kind, files, tally) => {
    const copied = new Set<ListedFile>()
    await eachFile(files, tally, async (file) => {
      if (await carry({ from, to }, kind, file.path)) copied.add(file)
      else tally.equal += 1
    })
    // Whoever deletes a row after this moment removes both copies; before it, perhaps not this one.
    const { gone } = await sorted(kind, files)
    for (const file of gone) {
      await to.delete(file.path)
      copied.delete(file)
    }
    tally.copied += copied.size
    tally.withoutRow += gone.length
  })
}

/** Removes from the one disk each file that the other has, by size and hash; anything else fails, and stays. */
export function removeOriginals({ from, to }: Pair, tell: Tell) {
  return eachBatch(from, tell, async (kind, files, tally) => {
    await eachFile(files, tally, async ({ path }) => {
      const isThere = kind.isRewritten
        ? await hasContent(to, path)
        : await holds(to, path, await digestOf(from, path))
      if (!isThere) throw new Error('is not on the other disk')
      await from.delete(path)
      tally.removed += 1
    })
  })
}

async function eachBatch(
  from: Disk,
  tell: Tell,
  work: (kind: FileKind, files: ListedFile[], tally: Tally) => Promise<void>
) {
  const tally: Tally = { copied: 0, equal: 0, withoutRow: 0, removed: 0, failures: [] }
  for (const kind of fileKinds) {
    for await (const files of filesOf(from, kind)) {
      const { gone, wanted } = await sorted(kind, files)
      tally.withoutRow += gone.length
      await work(kind, wanted, tally)
      tell(tally)
      if (tally.failures.length >= mostFailures) return tally
    }
  }
  return tally
}

async function eachFile(
  files: ListedFile[],
  tally: Tally,
  work: (file: ListedFile) => Promise<void>
) {
  for (let start = 0; start < files.length; start += atOnce) {
    if (tally.failures.length >= mostFailures) return
    await Promise.all(
      files.slice(start, start + atOnce).map((file) =>
        work(file).catch((error: Error) => {
          tally.failures.push(`${file.path}: ${error.message}`)
        })
      )
    )
  }
}

async function sorted(kind: FileKind, files: ListedFile[]) {
  const owners = [...new Set(files.map(({ owner }) => owner))]
  const orphans = new Set(await kind.withoutRow(owners))
  const gone = files.filter(({ owner }) => orphans.has(owner))
  return { gone, wanted: files.filter(({ owner }) => !orphans.has(owner)) }
}

/** Whether the file was copied; false when it was there, or is deleted meanwhile. */
async function carry(disks: Pair, { isRewritten }: FileKind, path: string) {
  if (isRewritten && (await hasContent(disks.to, path))) return false
  try {
    return await copy(disks, path)
  } catch (error) {
    if (await disks.from.exists(path)) throw error
    return false
  }
}

async function copy({ from, to }: Pair, path: string) {
  const original = await digestOf(from, path)
  if (original.size === 0) throw new Error('is empty: put it back from a backup, or delete it')
  if (await holds(to, path, original)) return false
  await to.putStream(path, await from.getStream(path), { contentLength: original.size })
  const stored = await digestOf(to, path)
  if (stored.size === original.size && stored.sha256 === original.sha256) return true
  await to.delete(path)
  throw new Error('was not stored as it is')
}
