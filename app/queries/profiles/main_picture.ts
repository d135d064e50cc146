import { isPremium } from '#core/users/premium'
import type { PhotoVariant } from '#core/ports/photo_storage'
import { isToBeSeen } from '#core/profiles/may_meet'
import { photoAppearance } from '#core/profiles/photos/photo_visibility'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { TileRow } from '#queries/members/tile_rows'
import { photoUrl } from '#queries/profiles/photo_url'

/** The viewer; undefined for a visitor. */
export type Viewer = Member | undefined

type MainPhoto = Pick<
  TileRow,
  | 'id'
  | 'mainPhotoId'
  | 'photoStatus'
  | 'photoIsPrivate'
  | 'fictional'
  | 'invisible'
  | 'conversationId'
>

/** The URL of a member's main picture for a viewer; null when they see none. */
export function mainPicture(
  member: MainPhoto,
  viewer: Viewer,
  settings: SiteSettings,
  whenClear: PhotoVariant = 'thumb'
) {
  const { id, mainPhotoId: photoId, photoStatus: status, photoIsPrivate, fictional } = member
  if (!photoId || !status || !isToBeSeen(member, member.conversationId !== null)) return null
  const appearance = photoAppearance(
    photoViewer(viewer),
    { id, status: 'active', mainPhotoId: photoId, fictional },
    { id: photoId, status, isPrivate: photoIsPrivate === true },
    1,
    settings
  )
  if (appearance === 'hidden') return null
  const variant = appearance === 'clear' ? whenClear : 'veil'
  return photoUrl(photoId, variant, viewer?.profile.id ?? null)
}

/** The viewer as the rule expects it; queries have already excluded blocked members. */
export function photoViewer(viewer: Viewer, blocked = false) {
  if (!viewer) return null
  const { profile, user } = viewer
  return { profileId: profile.id, paidUser: isPremium(user), blocked }
}
