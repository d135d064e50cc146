import { isPremium } from '#core/users/premium'
import { ok, refuse } from '#core/result'

const freePhotos = 3
const premiumPhotos = 25

/** How many photos a member may have: 3, or 25 for a premium member (docs/product/profiles.md, Photos). */
export function photoLimit(member: Readonly<{ paidUser: boolean }>) {
  return isPremium(member) ? premiumPhotos : freePhotos
}

/**
 * Whether a member who has `photos` photos, of any status, may add one. Refuses
 * 'photo_limit_reached' with `max`.
 */
export function mayAddPhoto(member: Readonly<{ paidUser: boolean }>, photos: number) {
  const max = photoLimit(member)
  return photos < max ? ok() : refuse('photo_limit_reached', { max })
}
