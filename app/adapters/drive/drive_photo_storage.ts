import drive from '@adonisjs/drive/services/main'
import { PhotoStorage, photoVariants, type PhotoVariant } from '#core/ports/photo_storage'

/** Keeps pictures on the disk the configuration names: a folder, or an S3-compatible store. */
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
}

/** Two folders deep, so that no folder holds more than some thousands of files. */
function pathOf(storageKey: string, variant: PhotoVariant) {
  return `photos/${storageKey.slice(0, 2)}/${storageKey.slice(2, 4)}/${storageKey}-${variant}.webp`
}
