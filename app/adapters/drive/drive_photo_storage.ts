import type { DriveFile } from '@adonisjs/drive'
import type { DateTime } from 'luxon'
import { StoredFiles } from '#adapters/drive/stored_files'
import { PhotoStorage, photoVariants, type PhotoVariant } from '#core/ports/photo_storage'

const root = 'photos'

/** The files that blurred a picture, which could be told from them. */
const retired = /-blurred\.webp$/
const removedAtOnce = 8

/** Stores pictures on the configured disk: a folder, or an S3-compatible store. */
export class DrivePhotoStorage extends PhotoStorage {
  constructor(private files = new StoredFiles()) {
    super()
  }

  put(storageKey: string, variant: PhotoVariant, bytes: Uint8Array) {
    return this.files.put(pathOf(storageKey, variant), bytes, 'image/webp')
  }

  read(storageKey: string, variant: PhotoVariant) {
    return this.files.read(pathOf(storageKey, variant))
  }

  temporaryUrl(storageKey: string, variant: PhotoVariant) {
    return this.files.signedUrl(pathOf(storageKey, variant))
  }

  async remove(storageKey: string) {
    const paths = photoVariants.map((variant) => pathOf(storageKey, variant))
    await Promise.all(paths.map((path) => this.files.remove(path)))
  }

  async removeRetired(tell: (done: number, all: number) => void) {
    let all = 0
    for await (const paths of this.#retired()) all += paths.length
    if (all === 0) return
    let done = 0
    for await (const paths of this.#retired()) {
      for (let start = 0; start < paths.length; start += removedAtOnce) {
        const some = paths.slice(start, start + removedAtOnce)
        await Promise.all(some.map((path) => this.files.remove(path)))
        done += some.length
        tell(done, all)
      }
    }
  }

  async *keysBefore(moment: DateTime) {
    for await (const files of this.files.list(root)) yield await oldKeysOf(files, moment)
  }

  removeUnfinished(moment: DateTime) {
    return this.files.removeUnfinished(moment.toMillis())
  }

  async measure() {
    const total = { files: 0, bytes: 0 }
    for await (const files of this.files.list(root)) {
      total.files += files.length
      for (const file of files) total.bytes += (await file.getMetaData()).contentLength
    }
    return total
  }

  async *#retired() {
    for await (const files of this.files.list(root)) {
      yield files.map(({ key }) => key).filter((path) => retired.test(path))
    }
  }
}

/** Two levels of folders, so that none holds more than some thousands of files. */
function pathOf(storageKey: string, variant: PhotoVariant) {
  return `${root}/${storageKey.slice(0, 2)}/${storageKey.slice(2, 4)}/${storageKey}-${variant}.webp`
}

async function oldKeysOf(files: DriveFile[], moment: DateTime) {
  const keys = new Map<string, boolean>()
  for (const file of files) {
    const storageKey = file.name.slice(0, file.name.lastIndexOf('-'))
    const { lastModified } = await file.getMetaData()
    const isOld = lastModified.getTime() < moment.toMillis()
    keys.set(storageKey, isOld && (keys.get(storageKey) ?? true))
  }
  return [...keys].filter(([, isOld]) => isOld).map(([storageKey]) => storageKey)
}
