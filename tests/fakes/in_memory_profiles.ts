import { Profiles } from '#core/repositories/profiles'
import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'

export class InMemoryProfiles extends Profiles {
  readonly rows = new Map<string, Profile>()
  readonly interests = new Map<string, readonly Interest[]>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }

  async findByUser(userId: string) {
    return [...this.rows.values()].find((profile) => profile.userId === userId) ?? null
  }

  async add(profile: Profile) {
    this.rows.set(profile.id, profile)
  }

  async update(id: string, changes: Partial<Omit<Profile, 'id' | 'userId'>>) {
    const profile = this.rows.get(id)
    if (profile) this.rows.set(id, { ...profile, ...changes })
  }

  async tellInterests(id: string, interests: readonly Interest[]) {
    this.interests.set(id, interests)
  }
}
