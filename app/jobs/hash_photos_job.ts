import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { hashPhoto } from '#core/admin/pictures/hash_photo'
import { Ports } from '#core/ports'
import { photosWithoutHash } from '#queries/moderation/photos_without_hash'

/** Keeps the hashes of photos from before hashes were kept; scheduled. */
@inject()
export default class HashPhotosJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'hash_photos', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    for (;;) {
      const photoIds = await photosWithoutHash()
      for (const photoId of photoIds) await hashPhoto(this.ports, { photoId })
      if (photoIds.length === 0) return
    }
  }
}
