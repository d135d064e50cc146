import type { Photo } from '#core/profiles/photos/photo'
import type { Profile } from '#core/profiles/profile'

/** The landings of a member, by the last part of their address. Rule: docs/product/landers.md. */
export const landingNames = ['landing', 'landing2', 'landing3'] as const
export type LandingName = (typeof landingNames)[number]

type Advertised = Pick<Profile, 'advertised' | 'status' | 'invisible'>
type MainPhoto = Pick<Photo, 'status' | 'isPrivate'>

/** Whether the name of a lander, as kept of a visitor, is that of a landing. */
export function isLandingName(name: string | null) {
  return landingNames.some((one) => one === name)
}

/**
 * Whether a member has landings: they agreed to be shown to visitors, are to be seen, and their main
 * photo is approved and for everybody. Rule: docs/product/landers.md, Landings for one member.
 */
export function hasLandings(
  { advertised, invisible, status }: Advertised,
  mainPhoto: MainPhoto | null
) {
  if (!advertised || invisible || status !== 'active') return false
  return mainPhoto?.status === 'active' && !mainPhoto.isPrivate
}
