import type { SelfDescription } from '#core/profiles/self_description'
import { SelfDescriptions } from '#core/repositories/self_descriptions'

export class InMemorySelfDescriptions extends SelfDescriptions {
  readonly rows = new Map<string, SelfDescription>()

  async put(description: SelfDescription) {
    this.rows.set(description.profileId, description)
  }

  async remove(profileId: string) {
    this.rows.delete(profileId)
  }
}
