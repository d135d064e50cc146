import type { Gender, Profile, Sexuality } from '#core/profiles/profile'

export const seekings = ['female', 'male', 'both'] as const

/** The gender or genders that a member looks for. */
export type Seeking = (typeof seekings)[number]

/** The sexuality of a member, from their gender and whom they look for. */
export function sexualityOf(gender: Gender, seeking: Seeking): Sexuality {
  if (seeking === 'both') return 'bi'
  if (seeking !== gender) return 'hetero'
  return gender === 'female' ? 'lesbian' : 'gay'
}

/** The gender or genders that a member looks for; the inverse of `sexualityOf`. */
export function seekingOf(profile: Pick<Profile, 'gender' | 'sexuality'>): Seeking {
  if (profile.sexuality === 'bi') return 'both'
  const other = profile.gender === 'female' ? 'male' : 'female'
  return profile.sexuality === 'hetero' ? other : profile.gender
}

/**
 * Tells somebody who opens a profile whom its member looks for: a visitor (null) never, nor
 * others once the consent to use it is taken back. Rule: docs/product/accounts.md, Consents.
 */
export function toldSeeking(
  profile: Pick<Profile, 'id' | 'gender' | 'sexuality' | 'withdrawn'>,
  viewerId: string | null
): Seeking | null {
  if (viewerId === null) return null
  return profile.withdrawn && profile.id !== viewerId ? null : seekingOf(profile)
}
