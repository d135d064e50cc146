import { traits, type Trait } from '#core/profiles/traits'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A part of a complete profile: picture, text, interests, and each trait. */
export type ProfilePart = 'picture' | 'about' | 'interests' | Trait

/** What a member has filled in. */
export type ProfileContent = Readonly<{
  hasPicture: boolean
  about: string | null
  interests: number
  traits: Readonly<Record<Trait, string | null>>
}>

const enoughInterests = 3
const weights = { picture: 30, about: 20, interests: 20 }
const weightOfTrait = 5
/** Per cent for what the sign-up asks of everybody. */
const known = 20

/**
 * How complete a profile is, in whole per cent, and its missing parts, the weightiest first. What everybody
 * told in the sign-up counts 20 per cent; of the rest, a picture weighs 30, the text about oneself and three interests 20 each, every trait 5; parts that the site
 * does not show to others do not count. Rule: docs/product/profiles.md, Completeness.
 */
export function completeness(
  content: ProfileContent,
  settings: Pick<SiteSettings, 'visibleProfileFields' | 'visibleProfileNotes'>
) {
  const parts = partsOf(content).filter(({ part }) => isShown(part, settings))
  const missing = parts.filter(({ isFilledIn }) => !isFilledIn)
  const whole = weightOf(parts)
  const percent = known + Math.floor(((whole - weightOf(missing)) * (100 - known)) / whole)
  return { percent, missing: missing.map(({ part }) => part) }
}

type Part = Readonly<{ part: ProfilePart; weight: number; isFilledIn: boolean }>

function partsOf({ hasPicture, about, interests, traits: looks }: ProfileContent): Part[] {
  const names = Object.keys(traits) as Trait[]
  return [
    { part: 'picture', weight: weights.picture, isFilledIn: hasPicture },
    { part: 'about', weight: weights.about, isFilledIn: about !== null },
    { part: 'interests', weight: weights.interests, isFilledIn: interests >= enoughInterests },
    ...names.map((part) => ({ part, weight: weightOfTrait, isFilledIn: looks[part] !== null })),
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
