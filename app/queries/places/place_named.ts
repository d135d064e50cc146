import type { Country } from '#core/sites/countries'
import Place from '#models/place'

/** The largest place of a country with this name, in any case; null when there is none. */
export function placeNamed(name: string, country: Country) {
  return Place.query()
    .where('country', country)
    .whereRaw('lower(name) = lower(?)', [name.trim()])
    .orderBy('population', 'desc')
    .first()
}
