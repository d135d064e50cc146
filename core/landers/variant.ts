import type { DateTime } from 'luxon'
import {
  firstQuestions,
  moods,
  pictureSets,
  type FirstQuestion,
  type Mood,
  type PictureSet,
} from '#core/landers/choices'
import { landerOf, parseLanderWithVariants, type LanderName } from '#core/landers/lander'
import { genders, type Gender } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import { countries, type Country } from '#core/sites/countries'
import { locales, type Locale } from '#core/sites/locales'
import { isLongerThan } from '#core/text'

/** What a variant changes of its lander; null: as the lander is. */
export type Look = Readonly<{
  /** By language; one that is not named has the lander's own. */
  headlines: Readonly<Partial<Record<Locale, string>>>
  pictureSet: PictureSet
  /** What a visitor is taken to be, and may change. */
  gender: Gender | null
  /** Where the people live, and the visitor is taken to live. */
  country: Country | null
  mood: Mood | null
  question: FirstQuestion | null
}>

/** A variant of a lander, kept for one site. */
export type LanderVariant = Look &
  Readonly<{
    id: string
    siteId: string
    lander: LanderName
    /** The last part of the variant's address. */
    slug: string
    changedAt: DateTime
  }>

/** A variant as typed into a form: blank is null. */
export type TypedVariant = Readonly<{
  lander: string
  slug: string
  headlines: Readonly<Partial<Record<string, string | null>>>
  pictureSet: string
  gender: string | null
  country: string | null
  mood: string | null
  question: string | null
}>

/** In characters: two lines on a phone. */
export const longestHeadline = 80

/** The most variants of one lander on one site. */
export const mostVariants = 50

const slugs = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/** A word as the slug of a variant: small letters, digits and hyphens within, at most 40; else null. */
export function parseSlug(word: string) {
  return slugs.test(word) ? word : null
}

/**
 * Parses a variant. Refuses 'lander_unknown', 'slug_wrong', 'headline_too_long' with `max`, and
 * 'variant_wrong' for a choice that the form does not offer. Rule: docs/product/landers.md, Variants.
 */
export function parseVariant(typed: TypedVariant) {
  const lander = parseLanderWithVariants(typed.lander)
  const slug = parseSlug(typed.slug.trim().toLowerCase())
  if (lander === null) return refuse('lander_unknown')
  if (slug === null) return refuse('slug_wrong')
  const headlines = parseHeadlines(typed.headlines)
  const isLong = Object.values(headlines).some((text) => isLongerThan(text, longestHeadline))
  if (isLong) return refuse('headline_too_long', { max: longestHeadline })
  const look = parseChoices(typed)
  if (look === null) return refuse('variant_wrong')
  return ok({ lander, slug, headlines, ...look })
}

/** What a lander shows: the look of its variant, on top of what it is by itself. */
export function lookOf(name: LanderName, variant: Look | null, locale: Locale) {
  const lander = landerOf(name)
  return {
    headline: variant?.headlines[locale] ?? null,
    pictureSet: variant?.pictureSet ?? pictureSets[0],
    gender: variant?.gender ?? null,
    country: variant?.country ?? null,
    mood: variant?.mood ?? lander.mood,
    question: variant?.question ?? lander.question,
  }
}

function parseHeadlines(typed: TypedVariant['headlines']): Look['headlines'] {
  const written = locales.flatMap((locale) => {
    const text = (typed[locale] ?? '')
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    return text === '' ? [] : [[locale, text]]
  })
  return Object.fromEntries(written)
}

function parseChoices({ country, gender, mood, pictureSet, question }: TypedVariant) {
  const parsed = {
    pictureSet: oneOf(pictureSets, pictureSet),
    gender: gender === null ? null : oneOf(genders, gender),
    country: country === null ? null : oneOf(countries, country),
    mood: mood === null ? null : oneOf(moods, mood),
    question: question === null ? null : oneOf(firstQuestions, question),
  }
  const { pictureSet: pictures } = parsed
  if (pictures === undefined || Object.values(parsed).includes(undefined)) return null
  return parsed as Omit<Look, 'headlines'>
}

function oneOf<Word extends string>(words: readonly Word[], word: string) {
  return words.find((one) => one === word)
}
