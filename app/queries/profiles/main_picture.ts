import { isPremium } from '#core/users/premium'
import type { PhotoVariant } from '#core/ports/photo_storage'
import { photoAppearance } from '#core/profiles/photos/photo_visibility'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { TileRow } from '#queries/members/tile_rows'
import { photoUrl } from '#queries/profiles/photo_url'

/** Who looks; undefined for a visitor. */
export type Viewer = Member | undefined

type MainPhoto = Pick<TileRow, 'id' | 'mainPhotoId' | 'photoStatus' | 'photoIsPrivate'>

/** Where a member's main picture is for who looks; null when there is none to be seen. */
export function mainPicture(
  member: MainPhoto,
  viewer: Viewer,
  settings: SiteSettings,
  whenClear: PhotoVariant = 'thumb'
) {
  const { mainPhotoId: photoId, photoStatus: status, photoIsPrivate } = member
  if (!photoId || !status) return null
  const appearance = photoAppearance(
    photoViewer(viewer),
    { id: member.id, status: 'active', mainPhotoId: photoId },
    { id: photoId, status, isPrivate: photoIsPrivate === true },
    1,
    settings
  )
  if (appearance === 'hidden') return null
  const variant = appearance === 'clear' ? whenClear : 'blurred'
  return photoUrl(photoId, variant, viewer?.profile.id ?? null)
}

/** One who looks as the rule wants it; the queries have left out who is blocked. */
export function photoViewer(viewer: Viewer, blocked = false) {
  if (!viewer) return null
  const { profile, user } = viewer
  return { profileId: profile.id, paidUser: isPremium(user), blocked }
}
