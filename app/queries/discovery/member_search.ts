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

/** Everything that determines which members a search finds. */
export type MemberSearch = Readonly<{
  criteria: SearchCriteria
  /** A narrower search whose members are excluded. */
  beyond?: SearchCriteria
  /** Null for a visitor. */
  viewer: Pick<Profile, 'id' | 'gender' | 'sexuality'> | null
  countries: readonly Country[]
  /** A further condition; its name is part of the key of cached counts. */
  also?: Readonly<{
    name: string
    narrow: (members: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract
    /** When only few members meet it: these, so that the query starts from them. */
    few?: () => DatabaseQueryBuilderContract
  }>
  /** Sites whose members are not shown here. */
  closedSites: readonly string[]
  now: DateTime
}>

/**
 * Members of one gender, orientation and country: the unit in which an index holds the search
 * order.
 */
export type MemberClass = Orientation & Readonly<{ country: Country }>

/** The classes a search covers; none when nobody can match. */
export function classesOf({ criteria, beyond, viewer, countries }: MemberSearch): MemberClass[] {
  const orientations = matchingOrientations(viewer, criteria.wanted)
  const places = criteria.country
    ? [criteria.country]
    : countries.filter((country) => country !== beyond?.country)
  return places.flatMap((country) => orientations.map((fit) => ({ country, ...fit })))
}

/**
 * The members of a class who match, before the viewer's own exceptions; of all profiles, or of
 * those in the given query.
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

/** At least one of the wanted values of each field, and at least one of the interests. */
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

/** Excludes the viewer, and everybody with a block between them. */
export function asSeenBy<Q extends ChainableContract>(query: Q, viewerId: string | undefined) {
  return viewerId ? query.whereRaw(others, [viewerId, viewerId, viewerId]) : query
}

/** One SQL text, since the query builder would assemble the conditions anew for every search. */
const others = `profiles.id <> ?
  and not exists (select 1 from blocks where blocker_id = ? and blocked_id = profiles.id)
  and not exists (select 1 from blocks where blocker_id = profiles.id and blocked_id = ?)`

function leaveOut(query: DatabaseQueryBuilderContract, narrower: SearchCriteria, now: DateTime) {
  query.whereNot((found) => {
    found.whereBetween('profiles.date_of_birth', birthDates(narrower, now))
    if (narrower.regionId !== null) found.where('profiles.region_id', narrower.regionId)
  })
}

/** Cached: computing them took longer than building the rest of the search. */
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
