import { PhotoStorage, type PhotoVariant, photoVariants } from '#core/ports/photo_storage'

export class InMemoryPhotoStorage extends PhotoStorage {
  readonly files = new Map<string, Uint8Array>()

  async put(storageKey: string, variant: PhotoVariant, bytes: Uint8Array) {
    this.files.set(`${storageKey}/${variant}`, bytes)
  }

  async read(storageKey: string, variant: PhotoVariant) {
    return this.files.get(`${storageKey}/${variant}`) ?? null
  }

  async remove(storageKey: string) {
    for (const variant of photoVariants) this.files.delete(`${storageKey}/${variant}`)
  }
}
