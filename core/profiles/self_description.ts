import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

export const appearances = ['normal', 'sexy'] as const
export type Appearance = (typeof appearances)[number]

export const races = ['white', 'other'] as const
export type Race = (typeof races)[number]

/**
 * The self-description of a member, used by the match finder alone (docs/product/profiles.md,
 * Self-description). Special-category data: never required, never inferred, never shown.
 */
export type SelfDescription = Readonly<{
  profileId: string
  /** Null: not set. */
  appearance: Appearance | null
  race: Race | null
  /** When they gave their explicit and separate consent to storing it. */
  consentAt: DateTime
}>

type Description = Readonly<{
  profileId: string
  appearance: Appearance | null
  race: Race | null
  consents: boolean
}>

/**
 * Stores or replaces the self-description of a member. An empty one erases it and needs no consent.
 * Refuses 'self_description_consent_required'.
 */
export function describeSelf(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { profileId, appearance, race, consents }: Description
) {
  return unitOfWork.run(async ({ selfDescriptions }) => {
    if (appearance === null && race === null) {
      await selfDescriptions.remove(profileId)
      return ok()
    }
    if (!consents) return refuse('self_description_consent_required')
    await selfDescriptions.put({ profileId, appearance, race, consentAt: clock.now() })
    return ok()
  })
}

/** Withdraws the consent: the self-description is erased at once. Idempotent. */
export async function eraseSelfDescription(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId }: Readonly<{ profileId: string }>
) {
  await unitOfWork.run(({ selfDescriptions }) => selfDescriptions.remove(profileId))
}
