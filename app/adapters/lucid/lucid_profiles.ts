import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Profiles } from '#core/repositories/profiles'
import { plainOf } from '#adapters/lucid/plain'
import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'
import ProfileModel from '#models/profile'

export class LucidProfiles extends Profiles {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return ProfileModel.find(id, { client: this.client })
  }

  async findByUser(userId: string) {
    const row = await this.client.from('profiles').where('user_id', userId).first()
    return plainOf(ProfileModel, row)
  }

  async add(profile: Profile) {
    await ProfileModel.create(profile, { client: this.client })
  }

  async update(id: string, changes: Partial<Profile>) {
    const profile = await ProfileModel.findOrFail(id, { client: this.client })
    await profile.merge(changes).save()
  }

  async tellInterests(id: string, interests: readonly Interest[]) {
    await this.client.from('profile_interests').where('profile_id', id).delete()
    const rows = interests.map((interest) => ({ profile_id: id, interest }))
    if (rows.length > 0) await this.client.table('profile_interests').multiInsert(rows)
  }
}
