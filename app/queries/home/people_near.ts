import type { HttpContext } from '@adonisjs/core/http'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { toldRegions } from '#core/sites/people_near'
import { activeByRegion } from '#queries/discovery/active_by_region'
import { landerPeople } from '#queries/landers/lander_people'
import { countryChoices, countryName } from '#queries/places/country_choices'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import type { CurrentSite } from '#queries/sites/current_site'

/** More are behind the link to the whole country. */
const mostRegions = 12

/**
 * Active members of the visitor's country, or of the one they ask for, by region; null where there are too
 * few to tell. Faces are of members who agreed to be seen, or there are none.
 */
export async function peopleNear(ctx: HttpContext, faces: number) {
  const { locale, location, request, site } = ctx
  const asked = site.settings.countries.find((one) => one === request.qs().near)
  const country = asked ?? location.country
  const told = await toldIn(site, country, locale)
  if (!told) return null
  const shown = await landerPeople({ siteId: site.id, pictureSet: 'everyone', country }, faces)
  return {
    country,
    countryName: countryName(country, locale),
    regions: told.slice(0, mostRegions),
    hasMore: told.length > mostRegions,
    countries: await toldCountries(site, locale),
    faces: shown.length < faces ? [] : shown.map(({ thumb }) => thumb),
  }
}

async function toldIn(site: CurrentSite, country: Country, locale: Locale) {
  const counts = await activeByRegion({ siteId: site.id, country })
  return toldRegions(await regionsOfCountry(country, locale), counts)
}

async function toldCountries(site: CurrentSite, locale: Locale) {
  const choices = countryChoices(site.settings.countries, locale)
  const told = await Promise.all(choices.map(({ value }) => toldIn(site, value, locale)))
  return choices.filter((_, index) => told[index] !== null)
}
