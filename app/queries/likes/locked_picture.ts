import encryption from '@adonisjs/core/services/encryption'
import type { TileRow } from '#queries/members/tile_rows'

type Liker = Pick<TileRow, 'mainPhotoId' | 'photoStatus' | 'photoIsPrivate'>

/**
 * The URL of the blurred picture of an anonymous liker. It reveals neither the member nor the
 * photo, works for this viewer only, and expires. Null without a picture.
 */
export function lockedPictureUrl(liker: Liker, viewerId: string) {
  const { mainPhotoId: photoId, photoStatus, photoIsPrivate } = liker
  if (!photoId || photoStatus !== 'active' || photoIsPrivate) return null
  const token = encryption.encrypt(photoId, { expiresIn: '2 hours', purpose: purpose(viewerId) })
  return `/likes/pictures/${token}`
}

/** The photo behind such a URL; null for another viewer's or an expired one. */
export function photoBehind(token: string, viewerId: string) {
  return encryption.decrypt<string>(token, purpose(viewerId))
}

function purpose(viewerId: string) {
  return `admirer of ${viewerId}`
}
