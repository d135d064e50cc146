import { standingOf, type User } from '#core/users/user'
import { tables } from '#core/repositories/tables'
import type { Users } from '#core/repositories/users'
import type { InMemoryProfiles } from '#tests/fakes/in_memory_profiles'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'
import { uniqueKeys } from '#tests/fakes/unique_keys'

export class InMemoryUsers extends InMemoryRows<User, string, 'id' | 'credits'> implements Users {
  constructor(private profiles: InMemoryProfiles) {
    super(tables.users, uniqueKeys.users)
  }

  async statusOf(profileId: string) {
    const profile = await this.profiles.find(profileId)
    const user = this.rows.get(profile?.userId ?? '')
    return user ? standingOf(user) : null
  }

  async changeEmail(id: string, email: string) {
    const owner = await this.first({ email })
    if (owner && owner.id !== id) return false
    await this.update(id, { email })
    return true
  }
}
