import type { HttpContext } from '@adonisjs/core/http'
import { interests } from '#core/profiles/interests'
import { seekingOf, seekings } from '#core/profiles/orientation'
import { genders } from '#core/profiles/profile'
import { traits } from '#core/profiles/traits'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import type { findFictional } from '#queries/admin/inbox/fictional_list'
import { countryChoices } from '#queries/places/country_choices'
import { traitsOf } from '#queries/profiles/traits_of'
import { traitNames, traitWord } from '#replies/admin/profile_words'

type Found = NonNullable<Awaited<ReturnType<typeof findFictional>>>

/** What the form of a fictional profile holds; null: a new one. */
export function fictionalFields(found: Found | null) {
  if (!found) return { language: 'en', seeking: 'both', interests: [], traits: {} }
  const { interests: chosen, language, profile } = found
  const { day, month, year } = profile.dateOfBirth
  const { about, country, gender, name, place } = profile
  return {
    about,
    country,
    day,
    gender,
    language,
    month,
    name,
    year,
    interests: [...chosen],
    place: place.name,
    seeking: seekingOf(profile),
    traits: traitsOf(profile),
  }
}

/** What can be chosen in it, in words of the admin's language. */
export function fictionalChoices({ admin, i18n }: HttpContext) {
  return {
    countries: countryChoices(countries, admin.locale),
    genders: genders.map((value) => ({ value, text: i18n.t(`admin.members.gender_${value}`) })),
    interestChoices: interests.map((value) => {
      return { value, text: i18n.t(`profiles.interest_${value}`) }
    }),
    locales,
    seekings: seekings.map((value) => ({ value, text: i18n.t(`profiles.seeking_${value}`) })),
    traitChoices: traitNames.map((trait) => ({
      trait,
      text: i18n.t(`profiles.${trait}`),
      values: traits[trait].map((value) => ({ value, text: traitWord(i18n, trait, value) })),
    })),
  }
}
