import { photoAppearance } from '#core/profiles/photos/photo_visibility'
import type { PhotoVariant } from '#core/ports/photo_storage'
import { veilSize } from '#core/profiles/photos/veil'
import type { SiteSettings } from '#core/sites/settings/settings'
import type Photo from '#models/photo'
import type Profile from '#models/profile'
import { photoViewer, type Viewer } from '#queries/profiles/main_picture'
import { photoUrl } from '#queries/profiles/photo_url'

/** A member's pictures as the viewer may see them, the main one first, without hidden ones. */
export function picturesOf(member: Profile, seer: Viewer, settings: SiteSettings) {
  const publicOnes = member.photos.filter(isPublic)
  const viewer = photoViewer(seer)
  return mainFirst(member).flatMap((photo) => {
    const place = publicOnes.indexOf(photo) + 1
    const appearance = photoAppearance(viewer, member, photo, place, settings)
    if (appearance === 'hidden') return []
    return [pictureOf(photo, appearance === 'veiled', viewer?.profileId ?? null)]
  })
}

function isPublic({ status, isPrivate }: Photo) {
  return status === 'active' && !isPrivate
}

function mainFirst({ photos, mainPhotoId }: Profile) {
  const main = photos.filter(({ id }) => id === mainPhotoId)
  return [...main, ...photos.filter(({ id }) => id !== mainPhotoId)]
}

/** A caption or the shape may reveal which photo it is, so they are locked with it. */
function pictureOf(photo: Photo, locked: boolean, viewerId: string | null) {
  const { id, status } = photo
  const url = (variant: PhotoVariant) => photoUrl(id, locked ? 'veil' : variant, viewerId)
  const { caption, width, height } = locked ? { ...veilSize, caption: null } : photo
  return { id, full: url('full'), thumb: url('thumb'), locked, status, caption, width, height }
}
