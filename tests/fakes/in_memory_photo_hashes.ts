import type { PhotoHash } from '#core/profiles/photos/photo_hash'
import { isSamePicture, type PictureHash } from '#core/profiles/photos/picture_hash'
import type { PhotoHashes } from '#core/repositories/photo_hashes'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryPhotoHashes
  extends InMemoryRows<PhotoHash, string, 'photoId'>
  implements PhotoHashes
{
  async alike(picture: PictureHash, photoId: string) {
    return this.those(({ hash, mirrored, photoId: other }) => {
      if (hash === null || mirrored === null || other === photoId) return false
      return isSamePicture({ hash }, picture)
    })
  }
}
