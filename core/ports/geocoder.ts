import type { Country } from '#core/sites/countries'

/** Degrees, north and east positive. */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>

/** A place by name. The position that it was found by is not stored. */
export type PlaceFound = Readonly<{
  country: Country
  regionId: number
  region: string
  placeId: number
  place: string
}>

export abstract class Geocoder {
  /** The place that people at this position say they live in; null where nobody lives nearby. */
  abstract nearest(position: Coordinates): Promise<PlaceFound | null>
}
