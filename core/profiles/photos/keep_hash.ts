import { barredFor } from '#core/profiles/photos/photo_hash'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Photo } from '#core/profiles/photos/photo'
import type { PictureHash } from '#core/profiles/photos/picture_hash'

/**
 * Keeps the hash of a photo, null for a picture that says nothing; the first one stays. Runs inside a
 * unit of work that holds the lock of the owner.
 */
export async function keepHash(
  { photoHashes }: Pick<Repositories, 'photoHashes'>,
  { id: photoId, rejection }: Photo,
  picture: PictureHash | null
) {
  const { hash = null, mirrored = null } = picture ?? {}
  const kept = { barredFor: barredFor(rejection), bannedUntil: null }
  await photoHashes.addUnlessKnown({ photoId, hash, mirrored, ...kept })
}

/**
 * Forgets the hash of a photo that is removed, unless it was rejected as illegal: that one is known
 * from now on, and leads to nobody. Rule: docs/product/moderation.md, Known photos.
 */
export async function forgetHash(
  { photoHashes }: Pick<Repositories, 'photoHashes'>,
  photoId: string
) {
  const kept = await photoHashes.find(photoId)
  if (kept?.barredFor === null) await photoHashes.remove(photoId)
}
