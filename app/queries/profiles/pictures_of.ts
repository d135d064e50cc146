import { photoAppearance } from '#core/profiles/photo_visibility'
import type { SiteSettings } from '#core/sites/settings'
import type Photo from '#models/photo'
import type Profile from '#models/profile'
import { photoViewer, type Seer } from '#queries/profiles/main_picture'
import { photoUrl } from '#queries/profiles/photo_url'

/** A member's pictures as the viewer gets them, the main one first; hidden ones are left out. */
export function picturesOf(member: Profile, seer: Seer, settings: SiteSettings) {
  const publicOnes = member.photos.filter(isPublic)
  const viewer = photoViewer(seer)
  return mainFirst(member).flatMap((photo) => {
    const place = publicOnes.indexOf(photo) + 1
    const appearance = photoAppearance(viewer, member, photo, place, settings)
    return appearance === 'hidden' ? [] : [pictureOf(photo, appearance === 'blurred')]
  })
}

function isPublic({ status, isPrivate }: Photo) {
  return status === 'active' && !isPrivate
}

function mainFirst({ photos, mainPhotoId }: Profile) {
  const main = photos.filter(({ id }) => id === mainPhotoId)
  return [...main, ...photos.filter(({ id }) => id !== mainPhotoId)]
}

function pictureOf({ id, status, width, height }: Photo, locked: boolean) {
  const full = photoUrl(id, locked ? 'blurred' : 'full')
  const thumb = photoUrl(id, locked ? 'blurred' : 'thumb')
  return { id, full, thumb, locked, status, width, height }
}
