import type { Gender, Profile, Sexuality } from '#core/profiles/profile'

export const seekings = ['female', 'male', 'both'] as const

/** Whom a member looks for. */
export type Seeking = (typeof seekings)[number]

/** Names the sexuality of a member by their gender and whom they look for (section 3, Profile). */
export function sexualityOf(gender: Gender, seeking: Seeking): Sexuality {
  if (seeking === 'both') return 'bi'
  if (seeking !== gender) return 'hetero'
  return gender === 'female' ? 'lesbian' : 'gay'
}

/** Says whom a member looks for; the reverse of `sexualityOf`. */
export function seekingOf(profile: Pick<Profile, 'gender' | 'sexuality'>): Seeking {
  if (profile.sexuality === 'bi') return 'both'
  const other = profile.gender === 'female' ? 'male' : 'female'
  return profile.sexuality === 'hetero' ? other : profile.gender
}
