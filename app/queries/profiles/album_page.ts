import { inAlbumOrder } from '#core/profiles/photos/album'
import { captionLength } from '#core/profiles/photos/caption'
import { photoLimit } from '#core/profiles/photos/photo_limits'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import Photo from '#models/photo'
import { photoUrl } from '#queries/profiles/photo_url'

/** A member's own album with photos of every status, and how many may still be added. */
export async function albumPage({ user, profile }: Member, settings: SiteSettings) {
  const photos = await Photo.query().where('profileId', profile.id)
  return {
    photos: inAlbumOrder(photos, profile.mainPhotoId).map((photo) => ownPhotoOf(photo, profile)),
    limit: photoLimit(user, settings),
    premiumLimit: settings.premiumPhotos,
    moderation: settings.photoModeration,
    maxMegabytes: settings.photoMaxMegabytes,
    captionLength,
  }
}

function ownPhotoOf(photo: Photo, { id: ownerId, mainPhotoId }: Member['profile']) {
  const { id, status, rejection, caption, isPrivate } = photo
  const main = id === mainPhotoId
  const picture = photoUrl(id, main ? 'full' : 'thumb', ownerId)
  return { id, picture, status, rejection, caption, isPrivate, main }
}
