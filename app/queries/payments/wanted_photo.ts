import type { Member } from '#models/member'
import Profile from '#models/profile'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import type { CurrentSite } from '#queries/sites/current_site'

/**
 * Where the photo that made a member come to the shop is shown, and of whom it is; null when they may
 * not see it any more. A fictional profile's photos are never locked.
 */
export async function wantedPhoto(photoId: string, member: Member, site: CurrentSite) {
  const photo = await viewedPhoto(photoId, member, site)
  if (!photo || photo.appearance === 'hidden') return null
  const { id, name, fictional } = await Profile.findOrFail(photo.ownerId)
  return fictional ? null : { url: `/members/${id}#photo-${photoId}`, name }
}
