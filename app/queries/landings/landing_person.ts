import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { firstTopicsOf } from '#core/messaging/icebreaker'
import type { Interest } from '#core/profiles/interests'
import type Profile from '#models/profile'
import { interestDrawings } from '#queries/landings/interest_drawings'
import { interestsOf } from '#queries/members/interests_of'
import { countryName } from '#queries/places/country_choices'
import { fictionalWords } from '#queries/sites/fictional_words'
import MemberProfileTransformer from '#transformers/member_profile_transformer'

/** The most veiled photos beside the clear one; the others are counted. */
const mostLocked = 3
const fewChips = 4

/** A member as visitors may see them, in the words of a landing. */
export async function landingPerson({ i18n, locale, site }: HttpContext, profile: Profile) {
  const { settings } = site
  const seen = new MemberProfileTransformer(profile, undefined, settings).toObject()
  const { about, age, fictional, id, name, place, pictures } = seen
  const locked = pictures.filter((picture) => picture.locked)
  const interests = await shownInterests(profile, settings.visibleProfileFields)
  return {
    id,
    name,
    age,
    about,
    place: i18n.t('profiles.place', { place, country: countryName(profile.country, locale) }),
    fictional: fictional ? fictionalWords(i18n, settings) : null,
    main: pictures[0],
    locked: locked.slice(0, mostLocked).map(({ thumb }) => thumb),
    lockedCount: locked.length,
    interests,
    chips: chipsOf(i18n, interests),
    /** Beside a form only a few have room: those that it is about. */
    fewChips: chipsOf(i18n, firstTopicsOf(interests).slice(0, fewChips)),
    rows: seen.traits.map(({ trait, value }) => ({
      label: i18n.t(`profiles.${trait}`),
      value: i18n.t(`profiles.${value}`, { gender: seen.gender }),
    })),
  }
}

export type LandingPerson = Awaited<ReturnType<typeof landingPerson>>

function chipsOf(i18n: I18n, interests: readonly Interest[]) {
  return interests.map((interest) => ({
    name: i18n.t(`profiles.interest_${interest}`),
    drawing: interestDrawings[interest],
  }))
}

async function shownInterests({ id }: Profile, fields: readonly string[]): Promise<Interest[]> {
  if (!fields.includes('interests')) return []
  return (await interestsOf(id, undefined)).map(({ key }) => key)
}
