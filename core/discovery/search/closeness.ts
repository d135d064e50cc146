import type { Profile } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'

/** How far apart two members live, in words: never in kilometres, never by coordinates. */
export type Closeness =
  'same_place' | 'same_region' | 'same_country' | 'neighbouring_country' | 'abroad'

type Home = Pick<Profile, 'country' | 'regionId' | 'placeId'>

/**
 * How close two members live, by city, region and country alone: the most exact answer is the city,
 * which the profile shows anyway. Rule: docs/product/discovery.md, Closeness.
 */
export function closeness(viewer: Home, member: Home): Closeness {
  if (viewer.placeId === member.placeId) return 'same_place'
  if (viewer.regionId === member.regionId) return 'same_region'
  if (viewer.country === member.country) return 'same_country'
  return areNeighbours(viewer.country, member.country) ? 'neighbouring_country' : 'abroad'
}

/** Countries with a land border, each pair once. */
const borders: readonly (readonly [Country, Country])[] = [
  ['NL', 'BE'],
  ['NL', 'DE'],
  ['BE', 'DE'],
  ['BE', 'FR'],
  ['FR', 'DE'],
  ['FR', 'CH'],
  ['FR', 'IT'],
  ['FR', 'ES'],
  ['DE', 'AT'],
  ['DE', 'CH'],
  ['DE', 'PL'],
  ['AT', 'CH'],
  ['AT', 'IT'],
  ['CH', 'IT'],
  ['IE', 'GB'],
  ['US', 'CA'],
]

function areNeighbours(one: Country, other: Country) {
  return borders.some((pair) => pair.includes(one) && pair.includes(other))
}
