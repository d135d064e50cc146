import type { HttpContext } from '@adonisjs/core/http'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import Region from '#models/region'
import { stripPictures } from '#queries/home/home_pictures'
import { regionsOfCountry } from '#queries/places/regions_of_country'

type Start = Readonly<{ gender?: Gender; seeking?: Seeking; country?: Country; region?: number }>

/** The initial values and choices of the sign-up form. */
export async function signupPage({ site, locale, location }: HttpContext, start: Start) {
  const home = start.region === undefined ? null : await Region.find(start.region)
  const asked = home?.country ?? start.country
  const named = site.settings.countries.find((one) => one === asked)
  const country = named ?? location.country
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    gender: start.gender ?? null,
    seeking: start.seeking ?? null,
    country,
    region: home?.country === country ? home.id : null,
    countries: site.settings.countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
    regions: await regionsOfCountry(country),
    minAge: site.settings.minAge,
    messageLength: site.settings.messageLength,
    pictures: await stripPictures(site.id, 3),
  }
}
