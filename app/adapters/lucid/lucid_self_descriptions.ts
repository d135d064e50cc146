import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SelfDescription } from '#core/profiles/self_description'
import { SelfDescriptions } from '#core/repositories/self_descriptions'

export class LucidSelfDescriptions extends SelfDescriptions {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async put({ profileId, appearance, race, consentAt }: SelfDescription) {
    await this.client
      .knexQuery()
      .from('self_descriptions')
      .insert({ profile_id: profileId, appearance, race, consent_at: consentAt.toMillis() })
      .onConflict('profile_id')
      .merge()
  }

  async remove(profileId: string) {
    await this.client.from('self_descriptions').where('profile_id', profileId).delete()
  }
}
