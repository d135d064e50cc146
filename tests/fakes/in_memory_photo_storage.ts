import { DateTime } from 'luxon'
import { PhotoStorage, type PhotoVariant, photoVariants } from '#core/ports/photo_storage'

export class InMemoryPhotoStorage extends PhotoStorage {
  readonly files = new Map<string, Uint8Array>()
  readonly #writtenAt = new Map<string, DateTime>()

  async put(storageKey: string, variant: PhotoVariant, bytes: Uint8Array) {
    this.files.set(`${storageKey}/${variant}`, bytes)
    this.#writtenAt.set(storageKey, DateTime.utc())
  }

  async read(storageKey: string, variant: PhotoVariant) {
    return this.files.get(`${storageKey}/${variant}`) ?? null
  }

  async temporaryUrl() {
    return null
  }

  async remove(storageKey: string) {
    for (const variant of photoVariants) this.files.delete(`${storageKey}/${variant}`)
    this.#writtenAt.delete(storageKey)
  }

  async *keysBefore(moment: DateTime) {
    yield [...this.#writtenAt].filter(([, at]) => at < moment).map(([key]) => key)
  }

  async removeRetired() {}

  async removeUnfinished() {
    return 0
  }

  async measure() {
    const sizes = [...this.files.values()].map((bytes) => bytes.length)
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
}
