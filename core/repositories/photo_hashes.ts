import type { PhotoHash } from '#core/profiles/photos/photo_hash'
import type { PictureHash } from '#core/profiles/photos/picture_hash'
import type { Rows } from '#core/repositories/rows'

export interface PhotoHashes extends Rows<PhotoHash, string, 'photoId'> {
  /** The hashes of the same picture or its mirror image, of other photos than this one. */
  alike(picture: PictureHash, photoId: string): Promise<readonly PhotoHash[]>
}
