import type { DateTime } from 'luxon'
import { StoredFiles } from '#adapters/drive/stored_files'
import { PhotoStorage, photoVariants, type PhotoVariant } from '#core/ports/photo_storage'

const root = 'photos'

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

  /** Folder by folder, so that only one listing is in memory at a time. */
  async *keysBefore(moment: DateTime) {
    for (const outer of await this.#foldersIn(root)) {
      for (const inner of await this.#foldersIn(outer)) yield await this.#oldKeysIn(inner, moment)
    }
  }

  async #foldersIn(folder: string) {
    const entries = await this.files.list(folder)
    return new Set(entries.flatMap((entry) => (entry.isDirectory ? [entry.prefix] : [])))
  }

  async #oldKeysIn(folder: string, moment: DateTime) {
    const keys = new Map<string, boolean>()
    for (const entry of await this.files.list(folder)) {
      if (entry.isDirectory) continue
      const storageKey = entry.name.slice(0, entry.name.lastIndexOf('-'))
      const { lastModified } = await entry.getMetaData()
      const isOld = lastModified.getTime() < moment.toMillis()
      keys.set(storageKey, isOld && (keys.get(storageKey) ?? true))
    }
    return [...keys].filter(([, isOld]) => isOld).map(([storageKey]) => storageKey)
  }
}

/** Two levels of folders, so that none holds more than some thousands of files. */
function pathOf(storageKey: string, variant: PhotoVariant) {
  return `${root}/${storageKey.slice(0, 2)}/${storageKey.slice(2, 4)}/${storageKey}-${variant}.webp`
}
