import { ok, refuse } from '#core/result'
import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

/** What a country is divided into for members: a province, state, canton or county. */
export type Region = Readonly<{
  id: number
  country: Country
  /** Code of GeoNames without the country; made up where several became one county. */
  code: string
  /** In the region's own language. */
  name: string
}>

/** A city, town or village a member may live in. */
export type Place = Readonly<{
  id: number
  regionId: number
  country: Country
  name: string
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** 0 when unknown. */
  population: number
}>

/** Where somebody says they live: a place with the region and country it was chosen in. */
export type Home = Readonly<{
  country: Country
  regionId: number
  /** The place that was chosen, as looked up; null when there is no such place. */
  place: Pick<Place, 'id' | 'regionId' | 'country'> | null
}>

/** Refuses 'country_not_served'. */
export function parseCountry(country: Country, settings: Pick<SiteSettings, 'countries'>) {
  return settings.countries.includes(country) ? ok(country) : refuse('country_not_served')
}

/** Refuses 'place_unknown', also when the place lies in another region or country. */
export function parsePlace({ place, regionId, country }: Home) {
  const fits = place?.regionId === regionId && place.country === country
  return fits ? ok(place) : refuse('place_unknown')
}
