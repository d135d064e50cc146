import { Photos } from '#core/repositories/photos'
import type { Photo } from '#core/profiles/photos/photo'

export class InMemoryPhotos extends Photos {
  readonly rows = new Map<string, Photo>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async of(profileId: string) {
    return [...this.rows.values()]
      .filter((photo) => photo.profileId === profileId)
      .toSorted((one, other) => one.position - other.position)
  }

  async add(photo: Photo) {
    this.rows.set(photo.id, photo)
  }

  async update(id: string, changes: Partial<Photo>) {
    const photo = this.rows.get(id)
    if (photo) this.rows.set(id, { ...photo, ...changes })
  }

  async remove(id: string) {
    this.rows.delete(id)
  }
}
