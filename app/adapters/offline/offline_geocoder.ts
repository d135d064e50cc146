import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { Geocoder, type Coordinates, type PlaceFound } from '#core/ports/geocoder'
import type { Place, Region } from '#core/profiles/place'

const mostCandidates = 12
const farthestKilometres = 25

type Seed = Readonly<{ regions: readonly Region[]; places: readonly Place[] }>

/**
 * Finds places in the bundled seed of places, without network or account. The seed is read on
 * first use.
 */
export class OfflineGeocoder extends Geocoder {
  #atlas?: Promise<Atlas>

  constructor(private load: () => Promise<Seed>) {
    super()
  }

  async nearest(position: Coordinates): Promise<PlaceFound | null> {
    this.#atlas ??= this.load().then((seed) => new Atlas(seed))
    return (await this.#atlas).nearest(position)
  }
}

class Atlas {
  readonly #index: KDBush
  readonly #places: readonly Place[]
  readonly #regionNames: ReadonlyMap<number, string>

  constructor({ regions, places }: Seed) {
    this.#index = indexOf(places)
    this.#places = places
    this.#regionNames = new Map(regions.map(({ id, name }) => [id, name]))
  }

  nearest(position: Coordinates): PlaceFound | null {
    const [best] = this.#candidates(position)
      .map((place) => ({ place, score: scoreOf(place, position) }))
      .sort((one, other) => other.score - one.score)
    return best ? this.#found(best.place) : null
  }

  /** Otherwise quarters without a population would fill the list in a city and hide the city. */
  #candidates(position: Coordinates) {
    const counted = (index: number) => this.#places[index].population > 0
    return [...this.#around(position), ...this.#around(position, counted)]
  }

  #around({ latitude, longitude }: Coordinates, fits?: (index: number) => boolean) {
    const near = around(this.#index, longitude, latitude, mostCandidates, farthestKilometres, fits)
    return near.map((index) => this.#places[index])
  }

  #found({ id, name, country, regionId }: Place): PlaceFound {
    const region = this.#regionNames.get(regionId) ?? ''
    return { country, regionId, region, placeId: id, place: name }
  }
}

function indexOf(places: readonly Place[]) {
  const index = new KDBush(places.length)
  for (const { longitude, latitude } of places) index.add(longitude, latitude)
  return index.finish()
}

/** People name their town: a larger place is preferred to a hamlet that is slightly closer. */
function scoreOf(place: Place, from: Coordinates) {
  const away = distance(from.longitude, from.latitude, place.longitude, place.latitude)
  return Math.sqrt(place.population + 100) / (1 + away ** 2 / 4)
}
