import type { HttpContext } from '@adonisjs/core/http'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import { nameOf } from '#core/sites/pool'
import Region from '#models/region'
import { stripPictures } from '#queries/home/home_pictures'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { searchPlaces } from '#queries/places/search_places'
import type { SignupAnswers } from '#validators/accounts/signup'

type Start = Readonly<{ gender?: Gender; seeking?: Seeking; country?: Country; region?: number }>

/** The initial values and choices of the sign-up form. */
export async function signupPage(
  { site, locale, location }: HttpContext,
  start: Start,
  kept: SignupAnswers | null
) {
  const home = start.region === undefined ? null : await Region.find(start.region)
  const asked = home?.country ?? kept?.country ?? start.country
  const named = site.settings.countries.find((one) => one === asked)
  const country = named ?? location.country
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    gender: start.gender ?? null,
    seeking: start.seeking ?? null,
    country,
    region: home?.country === country ? home.id : null,
    /** The answers of steps that were sent without script; null when there are none. */
    kept: kept && inFields(kept, country),
    /** Names of cities that may have been meant by what was typed as one. */
    meantCities: kept ? await meantCities(kept) : [],
    countries: site.settings.countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
    regions: await regionsOfCountry(country, locale),
    minAge: site.settings.minAge,
    messageLength: site.settings.messageLength,
    /** The other sites on which the new member shows. */
    otherSites: site.pool.map(nameOf),
    pictures: await stripPictures(site.id, 3),
  }
}

/** Answers in the form in which the fields hold them. */
function inFields(kept: SignupAnswers, country: Country) {
  const { day, month, year } = kept.date_of_birth ?? {}
  return {
    gender: kept.gender ?? '',
    seeking: kept.seeking ?? '',
    country,
    region: text(kept.region),
    place: text(kept.place),
    placeName: kept.place_name ?? '',
    day: text(day),
    month: text(month),
    year: text(year),
    name: kept.name ?? '',
    signupMessage: kept.signup_message ?? '',
    lookingForConsent: kept.looking_for_consent ?? false,
    seenBy: kept.seen_by ?? '',
    ownSiteOnly: kept.own_site_only ?? false,
    email: kept.email ?? '',
  }
}

function text(number: number | null | undefined) {
  return String(number ?? '')
}

async function meantCities({ place, place_name: typed, region }: SignupAnswers) {
  if (place !== undefined || !typed || region === undefined) return []
  const found = await searchPlaces(region, typed)
  return found.slice(0, 5).map(({ name }) => name)
}
