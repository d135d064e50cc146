import encryption from '@adonisjs/core/services/encryption'
import type { TileRow } from '#queries/members/tile_rows'

type Liker = Pick<TileRow, 'mainPhotoId' | 'photoStatus' | 'photoIsPrivate'>

/**
 * Where the blurred picture of an unknown admirer is: the address tells neither who it is nor
 * which photo, serves this viewer alone, and not for long. Null when there is nothing to blur.
 */
export function lockedPictureUrl(liker: Liker, viewerId: string) {
  const { mainPhotoId: photoId, photoStatus, photoIsPrivate } = liker
  if (!photoId || photoStatus !== 'active' || photoIsPrivate) return null
  const token = encryption.encrypt(photoId, { expiresIn: '2 hours', purpose: purpose(viewerId) })
  return `/likes/pictures/${token}`
}

/** The photo behind such an address; null for one of others, or one that is too old. */
export function photoBehind(token: string, viewerId: string) {
  return encryption.decrypt<string>(token, purpose(viewerId))
}

function purpose(viewerId: string) {
  return `admirer of ${viewerId}`
}
