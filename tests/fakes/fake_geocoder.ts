import { Geocoder, type Coordinates, type PlaceFound } from '#core/ports/geocoder'

const known = [
  {
    centre: { latitude: 52.09, longitude: 5.12 },
    found: { country: 'NL', regionId: 1, region: 'Utrecht', placeId: 1, place: 'Utrecht' },
  },
  {
    centre: { latitude: 51.22, longitude: 4.4 },
    found: { country: 'BE', regionId: 2, region: 'Antwerpen', placeId: 2, place: 'Antwerpen' },
  },
] as const

const reachDegrees = 0.2

/** Knows two towns. */
export class FakeGeocoder extends Geocoder {
  async nearest(position: Coordinates): Promise<PlaceFound | null> {
    return known.find(({ centre }) => isNear(centre, position))?.found ?? null
  }
}

function isNear(centre: Coordinates, { latitude, longitude }: Coordinates) {
  const away = Math.hypot(centre.latitude - latitude, centre.longitude - longitude)
  return away < reachDegrees
}
