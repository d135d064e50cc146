import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'
import { isPremium } from '#core/users/premium'

type Limits = Pick<SiteSettings, 'freePhotos' | 'premiumPhotos'>

/** How many photos a member may have (docs/product/profiles.md, Photos). */
export function photoLimit(
  member: Readonly<{ paidUser: boolean }>,
  { freePhotos, premiumPhotos }: Limits
) {
  return isPremium(member) ? premiumPhotos : freePhotos
}

/**
 * Whether a member who has `photos` photos, of any status, may add one. Refuses
 * 'photo_limit_reached' with `max`.
 */
export function mayAddPhoto(
  member: Readonly<{ paidUser: boolean }>,
  photos: number,
  limits: Limits
) {
  const max = photoLimit(member, limits)
  return photos < max ? ok() : refuse('photo_limit_reached', { max })
}
