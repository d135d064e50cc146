import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ageOn } from '#core/profiles/age'
import { interests } from '#core/profiles/interests'
import { seekingOf } from '#core/profiles/orientation'
import { type Trait, traits, type TraitValue } from '#core/profiles/traits'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'
import Place from '#models/place'
import type Profile from '#models/profile'
import { interestSetOf } from '#queries/members/interests_of'
import { countryChoices } from '#queries/places/country_choices'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { traitsOf } from '#queries/profiles/traits_of'

/** A member's own profile with all choices; of the birth date only the age. */
export async function ownProfile({ member, locale, site }: HttpContext) {
  const { profile, user } = member
  const { settings } = site
  return {
    name: profile.name,
    gender: profile.gender,
    seeking: seekingOf(profile),
    age: ageOn(profile.dateOfBirth, DateTime.utc().setZone(user.timeZone)),
    mayCorrectBirthDate: profile.birthDateChangedAt === null,
    minAge: settings.minAge,
    home: await homeOf(profile, locale),
    countries: countryChoices(openTo(profile, settings), locale),
    about: { text: profile.about ?? '', max: settings.messageLength },
    traits: choicesOf(profile, settings),
    interests: await interestChoices(profile.id),
    shown: {
      about: settings.visibleProfileNotes,
      interests: settings.visibleProfileFields.includes('interests'),
    },
  }
}

/** Members in a country that the site has closed may stay there. */
function openTo({ country }: Profile, { countries }: SiteSettings) {
  return countries.includes(country) ? countries : [...countries, country]
}

async function homeOf({ country, regionId, placeId }: Profile, locale: Locale) {
  const { name } = await Place.findOrFail(placeId)
  const regions = await regionsOfCountry(country, locale)
  return { country, regionId, placeId, place: name, regions }
}

async function interestChoices(profileId: string) {
  const chosen = await interestSetOf(profileId)
  return interests.map((key) => ({ key, chosen: chosen.has(key) }))
}

function choicesOf(profile: Profile, { visibleProfileFields }: SiteSettings) {
  const values = traitsOf(profile)
  const names = Object.keys(traits) as Trait[]
  return names.map((trait) => ({
    trait,
    value: values[trait] ?? '',
    choices: choices[trait],
    shown: visibleProfileFields.includes(trait),
  }))
}

const choices = {
  hair_colour: valuesOf('hair_colour'),
  eye_colour: valuesOf('eye_colour'),
  body_type: valuesOf('body_type'),
  relationship_status: valuesOf('relationship_status'),
  reason_for_signup: valuesOf('reason_for_signup'),
  tattoos: valuesOf('tattoos'),
}

/** Each value with the key of its text. */
function valuesOf<T extends Trait>(trait: T) {
  const values: readonly TraitValue<T>[] = traits[trait]
  return values.map((value) => ({ value: String(value), text: `${trait}_${value}` as const }))
}
