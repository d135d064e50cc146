import type { SelfDescription } from '#core/profiles/self_description'

export abstract class SelfDescriptions {
  /** Takes the place of the one before. */
  abstract put(description: SelfDescription): Promise<void>
  /** One that is not there is no fault. */
  abstract remove(profileId: string): Promise<void>
}
