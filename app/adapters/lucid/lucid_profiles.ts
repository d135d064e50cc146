import type { Profiles } from '#core/repositories/profiles'
import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidProfiles extends LucidRows<Profile, string, 'id' | 'userId'> implements Profiles {
  async setInterests(id: string, interests: readonly Interest[]) {
    await this.client.from('profile_interests').where('profile_id', id).delete()
    const rows = interests.map((interest) => ({ profile_id: id, interest }))
    if (rows.length > 0) await this.client.table('profile_interests').multiInsert(rows)
  }
}
