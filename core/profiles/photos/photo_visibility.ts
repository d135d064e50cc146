import { isPremium } from '#core/users/premium'
import type { Photo } from '#core/profiles/photos/photo'
import type { Profile } from '#core/profiles/profile'
import type { SiteSettings } from '#core/sites/settings/settings'

export type PhotoAppearance = 'clear' | 'veiled' | 'hidden'

/** The member who looks at a photo; null for a visitor. */
export type PhotoViewer = Readonly<{
  profileId: string
  paidUser: boolean
  /** By either of the two, the viewer or the owner. */
  blocked: boolean
}> | null

type PhotoOwner = Pick<Profile, 'id' | 'status' | 'mainPhotoId' | 'fictional'>
type PhotoShown = Pick<Photo, 'id' | 'status' | 'isPrivate'>

/**
 * How a photo appears to a viewer. Owners see all of theirs. Others see only active photos of an
 * active profile, and none after a block: premium members all of them clear, free members the main
 * one and the first few public ones, visitors the main one; the others are veiled. A private photo
 * is clear to premium members only, even as the main one. Photos of a fictional profile are clear to
 * every member, as no lock that is sold hides them. `placeAmongPublic` counts the owner's active
 * public photos from 1. Rule: docs/product/profiles.md, Who sees which photo.
 */
export function photoAppearance(
  viewer: PhotoViewer,
  owner: PhotoOwner,
  photo: PhotoShown,
  placeAmongPublic: number,
  settings: Pick<SiteSettings, 'freeVisiblePhotos'>
): PhotoAppearance {
  if (viewer?.profileId === owner.id) return 'clear'
  if (isHidden(viewer, owner, photo)) return 'hidden'
  if (isPremium(viewer) || (viewer && owner.fictional)) return 'clear'
  if (photo.isPrivate) return 'veiled'
  if (photo.id === owner.mainPhotoId) return 'clear'
  return viewer && placeAmongPublic <= settings.freeVisiblePhotos ? 'clear' : 'veiled'
}

function isHidden(viewer: PhotoViewer, owner: PhotoOwner, photo: PhotoShown) {
  return owner.status !== 'active' || photo.status !== 'active' || viewer?.blocked === true
}
