import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Disk } from '@adonisjs/drive'
import drive from '@adonisjs/drive/services/main'
import { mainDisk, oldDisk, redirectsToStore } from '#config/drive'
import { listedFiles } from '#config/listed_files'
import { unfinished } from '#adapters/drive/whole_file_driver'
import { StorageUnavailable } from '#core/ports/storage_unavailable'

/** Seconds for which a signed address opens its file, and, shorter, for which a browser may keep that. */
const signedSeconds = 60
const cachedSeconds = 30

export type Disks = Readonly<{
  /** Every file is written here. */
  main: Disk
  /** The disk that files move from: what the main one has not yet is read here; null when they do not move. */
  old: Disk | null
  /** Whether browsers may fetch files of the main disk by signed addresses. */
  signs: boolean
}>

/**
 * The files of the installation, also while they move from one disk to another. Every method throws
 * StorageUnavailable when a disk is down, slow or full.
 */
export class StoredFiles {
  constructor(private disks: () => Disks = configuredDisks) {}

  put(path: string, bytes: Uint8Array, contentType: string) {
    return attempt(() => this.disks().main.put(path, bytes, { contentType }))
  }

  /** Stores a copy of a local file. A store wants to know its length beforehand. */
  putFile(path: string, file: string, contentType: string) {
    return attempt(async () => {
      const { size: contentLength } = await stat(file)
      await this.disks().main.putStream(path, createReadStream(file), {
        contentType,
        contentLength,
      })
    })
  }

  read(path: string) {
    return this.#first((disk) => bytesOf(disk, path))
  }

  stream(path: string) {
    return this.#first(async (disk) => ((await disk.exists(path)) ? disk.getStream(path) : null))
  }

  /** Removes a file from both disks; also from the one when the other fails. */
  remove(path: string) {
    return attempt(async () => {
      const removed = await Promise.allSettled(this.#all().map((disk) => disk.delete(path)))
      for (const result of removed) if (result.status === 'rejected') throw result.reason
    })
  }

  /** All files below a folder, some at a time. A file that is on both disks comes twice. */
  async *list(folder: string) {
    try {
      for (const disk of this.#all()) yield* listedFiles(disk, folder)
    } catch (error) {
      throw new StorageUnavailable(error)
    }
  }

  /** Removes what was last written before then and never got its name. Returns how many files. */
  removeUnfinished(moment: number) {
    return attempt(async () => {
      let removed = 0
      for (const disk of this.#all()) {
        for await (const files of listedFiles(disk, unfinished)) {
          for (const { key } of files) {
            if (!(await isOlder(disk, key, moment))) continue
            await disk.delete(key)
            removed += 1
          }
        }
      }
      return removed
    })
  }

  /** An address that opens the file for a minute, for anybody; null where browsers get none. */
  signedUrl(path: string) {
    return attempt(async () => {
      const { main, old, signs } = this.disks()
      if (!signs || (old && !(await main.exists(path)))) return null
      const ResponseCacheControl = `private, max-age=${cachedSeconds}`
      return main.getSignedUrl(path, { expiresIn: `${signedSeconds}s`, ResponseCacheControl })
    })
  }

  #all() {
    const { main, old } = this.disks()
    return old ? [main, old] : [main]
  }

  /** The main disk is asked twice, as the file may have left the old one between the first two looks. */
  #first<Found>(look: (disk: Disk) => Promise<Found | null>) {
    return attempt(async () => {
      const { main, old } = this.disks()
      const found = await look(main)
      if (found !== null || !old) return found
      return (await look(old)) ?? look(main)
    })
  }
}

function configuredDisks(): Disks {
  const old = oldDisk && drive.use(oldDisk)
  return { main: drive.use(mainDisk), old, signs: redirectsToStore }
}

async function attempt<Done>(work: () => Promise<Done>) {
  try {
    return await work()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** Null for an empty file, too: no picture is, but one that lost its content with the power of its machine. */
async function bytesOf(disk: Disk, path: string) {
  try {
    const bytes = await disk.getBytes(path)
    return bytes.length === 0 ? null : bytes
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Not, when it got its name meanwhile. */
async function isOlder(disk: Disk, path: string, moment: number) {
  try {
    return (await disk.getMetaData(path)).lastModified.getTime() < moment
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Whether the file is missing, not the folder of the mount or the bucket. */
function isMissing(error: unknown) {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error)) return false
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT')
}
