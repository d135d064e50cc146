import { distance } from 'geokdbush'
import type { CountedPlace, ListedPlace } from '#database/places/sources'

type Joined = Map<ListedPlace, CountedPlace>

/** Finds the counted place of each listed one; what the older list lacks is left out. */
export function joinPopulation(listed: readonly ListedPlace[], counted: readonly CountedPlace[]) {
  const joined: Joined = new Map()
  const namesakes = Map.groupBy(counted, nameKey)
  const namesakesOf = (place: ListedPlace) => namesakes.get(nameKey(place)) ?? []
  // The closest pairs first: in some regions villages of the same name are near each other.
  joinNearest(joined, listed, namesakesOf, 1)
  joinNearest(joined, listed, namesakesOf, 15)
  joinRenamed(joined, listed, counted)
  return joined
}

/** Matches places that were renamed by their coordinates. */
function joinRenamed(
  joined: Joined,
  listed: readonly ListedPlace[],
  counted: readonly CountedPlace[]
) {
  const taken = new Set(joined.values())
  const left = Map.groupBy(
    counted.filter((place) => !taken.has(place)),
    ({ country }) => country
  )
  joinNearest(joined, listed, ({ country }) => left.get(country) ?? [], 0.3)
}

function joinNearest(
  joined: Joined,
  listed: readonly ListedPlace[],
  candidatesOf: (place: ListedPlace) => readonly CountedPlace[],
  kilometres: number
) {
  const taken = new Set(joined.values())
  for (const place of listed) {
    if (joined.has(place)) continue
    const free = candidatesOf(place).filter((candidate) => !taken.has(candidate))
    const match = nearestOf(free, place, kilometres)
    if (!match) continue
    joined.set(place, match)
    taken.add(match)
  }
}

function nearestOf(candidates: readonly CountedPlace[], place: ListedPlace, kilometres: number) {
  const measured = candidates.map((candidate) => ({ candidate, away: apart(candidate, place) }))
  const [nearest] = measured
    .filter(({ away }) => away <= kilometres)
    .sort((one, other) => one.away - other.away)
  return nearest?.candidate
}

function apart(one: CountedPlace, other: ListedPlace) {
  return distance(one.longitude, one.latitude, other.longitude, other.latitude)
}

/** Normalized, since the lists differ in accents, hyphens and capitals. */
function nameKey({ country, name }: ListedPlace | CountedPlace) {
  const letters = name.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
  return `${country} ${letters.toLowerCase()}`
}
