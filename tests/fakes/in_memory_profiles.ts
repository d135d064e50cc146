import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'
import type { Profiles } from '#core/repositories/profiles'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryProfiles
  extends InMemoryRows<Profile, string, 'id' | 'userId'>
  implements Profiles
{
  readonly interests = new Map<string, readonly Interest[]>()

  async setInterests(id: string, interests: readonly Interest[]) {
    this.interests.set(id, interests)
  }
}
