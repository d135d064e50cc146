import { advancedFields } from '#core/discovery/search/advanced'
import type { SearchCriteria } from '#core/discovery/search/search'
import { relaxations } from '#core/discovery/search/similar'
import { ageOn } from '#core/profiles/age'
import { seekingOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Described } from '#queries/discovery/descriptions'
import { today, type RandomMember } from '#tests/support/discovery/random_members'

/**
 * Member search by its rules, one member after the other: what the queries must find
 * (docs/product/discovery.md, Search). Answers the ids in order.
 */
export function naiveSearch(
  crowd: readonly RandomMember[],
  viewer: RandomMember | null,
  wanted: SearchCriteria,
  described: Described = {}
) {
  const said = (one: RandomMember) =>
    hasOneOf(listOf(described.appearance), [one.appearance]) &&
    hasOneOf(listOf(described.race), [one.race])
  return crowd
    .filter((one) => mayBeFound(one, viewer, crowd) && fits(one, viewer) && meets(one, wanted))
    .filter(said)
    .toSorted(inSearchOrder)
    .map(({ id }) => id)
}

/** The similar results of a search: those of each wider search in turn. */
export function naiveSimilar(
  crowd: readonly RandomMember[],
  viewer: RandomMember | null,
  wanted: SearchCriteria,
  described: Described = {}
) {
  const own = naiveSearch(crowd, viewer, wanted, described)
  const wider = relaxations(wanted, defaultSettings)
  const found = wider.flatMap((criteria) => naiveSearch(crowd, viewer, criteria, described))
  return [...new Set(found)].filter((id) => !own.includes(id))
}

function mayBeFound(
  one: RandomMember,
  viewer: RandomMember | null,
  crowd: readonly RandomMember[]
) {
  if (one.status !== 'active' || one.invisible || one.id === viewer?.id) return false
  if (viewer === null) return one.open
  return !(hasBlocked(viewer, one, crowd) || hasBlocked(one, viewer, crowd))
}

function hasBlocked(blocker: RandomMember, blocked: RandomMember, crowd: readonly RandomMember[]) {
  return blocker.blocks.some((place) => crowd[place]?.id === blocked.id)
}

function fits(one: RandomMember, viewer: RandomMember | null) {
  return viewer === null || (seeks(viewer, one.gender) && seeks(one, viewer.gender))
}

function seeks(member: RandomMember, gender: Gender) {
  return ['both', gender].includes(seekingOf(member))
}

function meets(
  one: RandomMember,
  { wanted, country, regionId, minAge, maxAge, advanced }: SearchCriteria
) {
  const age = ageOn(one.born, today)
  return (
    (wanted === 'both' || wanted === one.gender) &&
    (country === null || country === one.home.country) &&
    (regionId === null || regionId === one.home.regionId) &&
    minAge <= age &&
    age <= maxAge &&
    advancedFields.every((field) => hasOneOf(advanced[field], valuesOf(one, field)))
  )
}

function valuesOf(one: RandomMember, field: (typeof advancedFields)[number]): readonly unknown[] {
  if (field === 'interests') return one.interests
  return field === 'body_type' || field === 'eye_colour' ? [one[field]] : []
}

function hasOneOf(asked: readonly unknown[], has: readonly unknown[]) {
  return asked.length === 0 || asked.some((value) => has.includes(value))
}

function listOf(answer: string | undefined) {
  return answer === undefined ? [] : [answer]
}

function inSearchOrder(one: RandomMember, other: RandomMember) {
  return (
    Number(other.pictured) - Number(one.pictured) ||
    other.active.toMillis() - one.active.toMillis() ||
    (other.id > one.id ? 1 : -1)
  )
}
