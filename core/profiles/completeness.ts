import { traits, type Trait } from '#core/profiles/traits'
import type { SiteSettings } from '#core/sites/settings/settings'

/** What a full profile has, beside each trait of its list. */
export type ProfilePart = 'picture' | 'about' | 'interests' | Trait

/** What a member has told so far. */
export type ProfileContent = Readonly<{
  hasPicture: boolean
  about: string | null
  interests: number
  traits: Readonly<Record<Trait, string | null>>
}>

const enoughInterests = 3
const weights = { picture: 30, about: 20, interests: 20 }
const weightOfTrait = 5

/**
 * Says how complete a profile is, in whole per cent, and which parts are missing, the weightiest
 * first. A picture weighs 30, words about oneself and three interests 20 each, every trait 5; what
 * the site does not show to others counts for nothing.
 */
export function completeness(
  told: ProfileContent,
  settings: Pick<SiteSettings, 'visibleProfileFields' | 'visibleProfileNotes'>
) {
  const parts = partsOf(told).filter(({ part }) => isShown(part, settings))
  const missing = parts.filter(({ isTold }) => !isTold)
  const whole = weightOf(parts)
  const percent = Math.floor(((whole - weightOf(missing)) * 100) / whole)
  return { percent, missing: missing.map(({ part }) => part) }
}

type Part = Readonly<{ part: ProfilePart; weight: number; isTold: boolean }>

function partsOf({ hasPicture, about, interests, traits: looks }: ProfileContent): Part[] {
  const names = Object.keys(traits) as Trait[]
  return [
    { part: 'picture', weight: weights.picture, isTold: hasPicture },
    { part: 'about', weight: weights.about, isTold: about !== null },
    { part: 'interests', weight: weights.interests, isTold: interests >= enoughInterests },
    ...names.map((part) => ({ part, weight: weightOfTrait, isTold: looks[part] !== null })),
  ]
}

function isShown(
  part: ProfilePart,
  settings: Pick<SiteSettings, 'visibleProfileFields' | 'visibleProfileNotes'>
) {
  if (part === 'picture') return true
  if (part === 'about') return settings.visibleProfileNotes
  return settings.visibleProfileFields.includes(part)
}

function weightOf(parts: readonly Part[]) {
  return parts.reduce((sum, { weight }) => sum + weight, 0)
}
