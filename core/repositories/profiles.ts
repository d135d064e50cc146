import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'
import type { Rows } from '#core/repositories/rows'

export interface Profiles extends Rows<Profile, string, 'id' | 'userId' | 'fictional'> {
  /** Replaces the interests of a profile. */
  setInterests(id: string, interests: readonly Interest[]): Promise<void>
}
