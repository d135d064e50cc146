import type { PhotoHash } from '#core/profiles/photos/photo_hash'
import { isSamePicture, partsOf, type PictureHash } from '#core/profiles/photos/picture_hash'
import type { PhotoHashes } from '#core/repositories/photo_hashes'
import { hashPart } from '#database/hash_part'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidPhotoHashes
  extends LucidRows<PhotoHash, string, 'photoId'>
  implements PhotoHashes
{
  /** Candidates share a quarter of the hash, for which there are indexes; then all bits are compared. */
  async alike(picture: PictureHash, photoId: string) {
    const parts = [picture.hash, picture.mirrored].flatMap(partsOf)
    if (parts.length === 0) return []
    const sharing = this.#sharing(parts).whereNot('photo_id', photoId)
    const candidates = await this.readAll(sharing)
    return candidates.filter(({ hash, mirrored }) => {
      if (hash === null || mirrored === null) return false
      return isSamePicture({ hash }, picture)
    })
  }

  #sharing(parts: ReturnType<typeof partsOf>) {
    return this.query().where((any) => {
      for (const { digits, place } of parts) {
        void any.orWhereRaw(`${hashPart(place)} = ?`, [digits])
      }
    })
  }
}
