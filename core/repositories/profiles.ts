import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'

export abstract class Profiles {
  abstract find(id: string): Promise<Profile | null>
  abstract findByUser(userId: string): Promise<Profile | null>
  abstract add(profile: Profile): Promise<void>
  abstract update(id: string, changes: Partial<Omit<Profile, 'id' | 'userId'>>): Promise<void>
  /** These and no others; the ones told before are gone. */
  abstract tellInterests(id: string, interests: readonly Interest[]): Promise<void>
}
