import db from '@adonisjs/lucid/services/db'
import type {
  ChainableContract,
  DatabaseQueryBuilderContract,
} from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import type { AdvancedFilters } from '#core/discovery/search/advanced'
import { matchingOrientations, type Orientation } from '#core/discovery/search/orientations'
import type { SearchCriteria } from '#core/discovery/search/search'
import { bornBetween } from '#core/profiles/age'
import { sexualities, type Profile } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import { listOfOne } from '#queries/list_of_one'

/** All that decides which members a search finds. */
export type MemberSearch = Readonly<{
  criteria: SearchCriteria
  /** A narrower search, whose members are left out. */
  beyond?: SearchCriteria
  /** Null for a visitor. */
  viewer: Pick<Profile, 'id' | 'gender' | 'sexuality'> | null
  countries: readonly Country[]
  /** What else members have to meet; the name tells it from others where counts are kept. */
  also?: Readonly<{
    name: string
    narrow: (members: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract
    /** Where only few can meet it: these, to begin with them instead of with everybody. */
    few?: () => DatabaseQueryBuilderContract
  }>
  /** Sites whose members do not show here. */
  closedSites: readonly string[]
  now: DateTime
}>

/** Members of one gender and country: what an index holds in the order of search results. */
export type MemberClass = Orientation & Readonly<{ country: Country }>

/** The classes a search goes through; none when nobody can fit. */
export function classesOf({ criteria, beyond, viewer, countries }: MemberSearch): MemberClass[] {
  const orientations = matchingOrientations(viewer, criteria.wanted)
  const places = criteria.country
    ? [criteria.country]
    : countries.filter((country) => country !== beyond?.country)
  return places.flatMap((country) => orientations.map((fit) => ({ country, ...fit })))
}

/**
 * The members of a class that match, before the viewer's own exceptions; of all profiles, or of
 * those that the given query holds.
 */
export function matching(
  { also, criteria, beyond, closedSites, now }: MemberSearch,
  { country, gender, sexualities: fit }: MemberClass,
  query = also?.few?.() ?? db.from('profiles')
) {
  query
    .whereRaw(`profiles.status = 'active' and not profiles.invisible`)
    .whereIn('profiles.gender', listOfOne(gender))
    .whereBetween('profiles.date_of_birth', birthDates(criteria, now))
  if (criteria.regionId === null) query.whereIn('profiles.country', listOfOne(country))
  else query.whereIn('profiles.region_id', listOfOne(criteria.regionId))
  if (fit.length < sexualities.length) query.whereIn('profiles.sexuality', fit)
  if (closedSites.length > 0) query.whereNotIn('profiles.site_id', [...closedSites])
  if (beyond?.country === country) leaveOut(query, beyond, now)
  withAdvanced(query, criteria.advanced)
  return also ? also.narrow(query) : query
}

/** Of each field one of the wanted values; of the interests, one at least. */
function withAdvanced(query: DatabaseQueryBuilderContract, advanced: AdvancedFilters) {
  const { interests, ...traits } = advanced
  for (const [trait, wanted] of Object.entries(traits)) {
    if (wanted.length > 0) query.whereIn(`profiles.${trait}`, [...wanted])
  }
  if (interests.length === 0) return query
  return query.whereExists((shared) => {
    shared
      .from('profile_interests')
      .whereColumn('profile_interests.profile_id', 'profiles.id')
      .whereIn('profile_interests.interest', [...interests])
  })
}

/** Leaves out the viewer, and everyone with a block between them. */
export function asSeenBy<Q extends ChainableContract>(query: Q, viewerId: string | undefined) {
  return viewerId ? query.whereRaw(others, [viewerId, viewerId, viewerId]) : query
}

/** One text, as each condition apart is put together anew for every search. */
const others = `profiles.id <> ?
  and not exists (select 1 from blocks where blocker_id = ? and blocked_id = profiles.id)
  and not exists (select 1 from blocks where blocker_id = profiles.id and blocked_id = ?)`

function leaveOut(query: DatabaseQueryBuilderContract, narrower: SearchCriteria, now: DateTime) {
  query.whereNot((found) => {
    found.whereBetween('profiles.date_of_birth', birthDates(narrower, now))
    if (narrower.regionId !== null) found.where('profiles.region_id', narrower.regionId)
  })
}

/** Kept, as reckoning them took longer than the rest of a search takes to put together. */
function birthDates({ minAge, maxAge }: SearchCriteria, now: DateTime) {
  const key = [now.year, now.month, now.day, minAge, maxAge].join()
  const known = cachedDates.get(key)
  if (known) return known
  if (cachedDates.size >= maxCachedDates) cachedDates.clear()
  const { from, to } = bornBetween({ minAge, maxAge }, now)
  const dates: [string, string] = [from.toISODate()!, to.toISODate()!]
  cachedDates.set(key, dates)
  return dates
}

const cachedDates = new Map<string, [string, string]>()
const maxCachedDates = 1000
