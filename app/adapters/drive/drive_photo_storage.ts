import drive from '@adonisjs/drive/services/main'
import type { DateTime } from 'luxon'
import { PhotoStorage, photoVariants, type PhotoVariant } from '#core/ports/photo_storage'

const root = 'photos'

/** Stores pictures on the configured disk: a folder, or an S3-compatible store. */
export class DrivePhotoStorage extends PhotoStorage {
  async put(storageKey: string, variant: PhotoVariant, bytes: Uint8Array) {
    await drive.use().put(pathOf(storageKey, variant), bytes, { contentType: 'image/webp' })
  }

  async read(storageKey: string, variant: PhotoVariant) {
    const disk = drive.use()
    const path = pathOf(storageKey, variant)
    return (await disk.exists(path)) ? disk.getBytes(path) : null
  }

  async remove(storageKey: string) {
    const disk = drive.use()
    await Promise.all(photoVariants.map((variant) => disk.delete(pathOf(storageKey, variant))))
  }

  /** Folder by folder, so that only one listing is in memory at a time. */
  async *keysBefore(moment: DateTime) {
    for (const outer of await foldersIn(root)) {
      for (const inner of await foldersIn(outer)) yield await oldKeysIn(inner, moment)
    }
  }
}

/** Two levels of folders, so that none holds more than some thousands of files. */
function pathOf(storageKey: string, variant: PhotoVariant) {
  return `${root}/${storageKey.slice(0, 2)}/${storageKey.slice(2, 4)}/${storageKey}-${variant}.webp`
}

async function foldersIn(folder: string) {
  const entries = await entriesIn(folder)
  return entries.flatMap((entry) => (entry.isDirectory ? [entry.prefix] : []))
}

async function oldKeysIn(folder: string, moment: DateTime) {
  const keys = new Map<string, boolean>()
  for (const entry of await entriesIn(folder)) {
    if (entry.isDirectory) continue
    const storageKey = entry.name.slice(0, entry.name.lastIndexOf('-'))
    const { lastModified } = await entry.getMetaData()
    const isOld = lastModified.getTime() < moment.toMillis()
    keys.set(storageKey, isOld && (keys.get(storageKey) ?? true))
  }
  return [...keys].filter(([, isOld]) => isOld).map(([storageKey]) => storageKey)
}

async function entriesIn(folder: string) {
  const found = []
  let page: string | undefined
  do {
    const { objects, paginationToken } = await drive
      .use()
      .listAll(folder, { paginationToken: page })
    found.push(...objects)
    page = paginationToken
  } while (page)
  return found
}
