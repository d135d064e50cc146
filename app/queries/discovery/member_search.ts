import db from '@adonisjs/lucid/services/db'
import type {
  ChainableContract,
  DatabaseQueryBuilderContract,
} from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import {
  advancedFields,
  type AdvancedField,
  type AdvancedFilters,
} from '#core/discovery/search/advanced'
import { matchingOrientations, type Orientation } from '#core/discovery/search/orientations'
import type { SearchCriteria } from '#core/discovery/search/search'
import { bornBetween } from '#core/profiles/age'
import { sexualities, type Profile } from '#core/profiles/profile'
import { countries as allCountries, type Country } from '#core/sites/countries'
import { descriptionsOfMembers, type Described } from '#queries/discovery/descriptions'
import { columnsOf } from '#queries/discovery/listed_apart'
import { listOfOne } from '#queries/list_of_one'
import { withinPool, type Pool } from '#queries/sites/pool'

/** Everything that determines which members a search finds. */
export type MemberSearch = Readonly<{
  criteria: SearchCriteria
  /** A narrower search whose members are excluded. */
  beyond?: SearchCriteria
  /** Null for a visitor. */
  viewer: Pick<Profile, 'id' | 'gender' | 'sexuality' | 'withdrawn'> | null
  countries: readonly Country[]
  /** A further condition; its name is part of the key of cached counts. */
  also?: Readonly<{
    name: string
    narrow: (members: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract
  }>
  /** What they must have said of themselves. Such a search has no advanced filters. */
  described?: Described
  /** The sites whose members the viewer may find. */
  pool: Pool
  now: DateTime
}>

/**
 * Members of one gender, orientation and country (null: all), and with one wanted value of a field, if
 * any: the unit in which an index holds the search order.
 */
export type MemberClass = Orientation &
  Readonly<{ country: Country | null; lead: WantedValue | null }>

type WantedValue = Readonly<{ name: AdvancedField; value: string }>

/** The id of a visitor whose answers are known: they have no likes and no blocks. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether it is a visitor who searches: they find whoever is open to them alone. */
export function isOfVisitor({ viewer }: Pick<MemberSearch, 'viewer'>) {
  return viewer === null || viewer.id === nobody
}

/** The classes a search covers; none when nobody can match. Whoever shares two interests is in two. */
export function classesOf(search: MemberSearch): MemberClass[] {
  const { interests } = search.criteria.advanced
  if (search.described || !isListedApart(search)) return profileClassesOf(search)
  return classesBy(
    interests.map((value) => ({ name: 'interests', value })),
    search
  )
}

/** The classes of a search by what stands in profiles, and in past activity: each member is in one. */
export function profileClassesOf(search: MemberSearch): MemberClass[] {
  return classesBy(leadingTrait(search.criteria.advanced), search)
}

/**
 * Whether the members are read from lists of their own: those who described themselves as wanted, or
 * who share one of few wanted interests; many are a weak filter.
 */
export function isListedApart({ criteria, described }: MemberSearch) {
  const wanted = criteria.advanced.interests.length
  return described !== undefined || (wanted > 0 && wanted <= mostInterests)
}

const mostInterests = 8

function classesBy(leads: readonly (WantedValue | null)[], search: MemberSearch): MemberClass[] {
  const orientations = matchingOrientations(search.viewer, search.criteria.wanted)
  return placesOf(search, leads).flatMap((country) =>
    orientations.flatMap((fit) =>
      leads.map((lead) => ({ country, lead, gender: fit.gender, sexualities: fit.sexualities }))
    )
  )
}

/** Everywhere is one place, unless a country or what is wanted has its own index for the search. */
function placesOf(
  { criteria, beyond, countries, described }: MemberSearch,
  [lead]: readonly (WantedValue | null)[]
): (Country | null)[] {
  if (criteria.country) return [criteria.country]
  const isOnePlace = !lead && !beyond && !described
  if (isOnePlace && allCountries.every((one) => countries.includes(one))) return [null]
  return countries.filter((country) => country !== beyond?.country)
}

/** The values of the trait with the fewest wanted; more of them are a weak filter, and no class. */
function leadingTrait(advanced: AdvancedFilters): (WantedValue | null)[] {
  const asked = traitNames.filter((name) => advanced[name].length > 0)
  const [name] = asked.toSorted((one, other) => advanced[one].length - advanced[other].length)
  if (!name || advanced[name].length > mostValues) return [null]
  return advanced[name].map((value) => ({ name, value }))
}

const traitNames = advancedFields.filter((field) => field !== 'interests')
const mostValues = 4

/**
 * The members of a class who match, before the viewer's own exceptions; of all profiles, or of
 * those in the given query.
 */
export function matching(
  search: MemberSearch,
  { country, lead, gender, sexualities: fit }: MemberClass,
  source?: DatabaseQueryBuilderContract
) {
  const { also, criteria, beyond, pool, now } = search
  const query = source ?? membersIn(search, lead)
  query
    .whereRaw(isOfVisitor(search) ? listedToVisitors : listed)
    .whereIn('profiles.gender', listOfOne(gender))
    .whereBetween('profiles.date_of_birth', birthDates(criteria, now))
  if (criteria.regionId !== null) query.whereIn('profiles.region_id', listOfOne(criteria.regionId))
  // Profiles have an index by region, without the country.
  if (country && (criteria.regionId === null || lead || source)) {
    query.whereIn('profiles.country', listOfOne(country))
  }
  if (fit.length < sexualities.length) query.whereIn('profiles.sexuality', fit)
  withinPool(query, pool)
  if (beyond?.country === country) leaveOut(query, beyond, now)
  withAdvanced(query, criteria.advanced, lead)
  return also ? also.narrow(query) : query
}

/** Written out as the partial indexes ask for. */
const listed = `profiles.status = 'active' and not profiles.invisible`
const listedToVisitors = `${listed} and profiles.open_to_visitors`

/** Where a class is read from. */
function membersIn({ described }: MemberSearch, lead: WantedValue | null) {
  if (described) return descriptionsOfMembers(described)
  return lead?.name === 'interests' ? interestsOfMembers() : db.from('profiles')
}

/** Interests in place of the profiles, whose columns they have. */
function interestsOfMembers() {
  const interests = db.from('profile_interests').select(columnsOf('profile_interests'))
  return db.from(interests.as('profiles'))
}

/** At least one of the wanted values of each field, of the leading one that of the class. */
function withAdvanced(
  query: DatabaseQueryBuilderContract,
  advanced: AdvancedFilters,
  lead: WantedValue | null
) {
  for (const name of traitNames) {
    const wanted = lead?.name === name ? listOfOne(lead.value) : [...advanced[name]]
    if (wanted.length > 0) query.whereIn(`profiles.${name}`, wanted)
  }
  if (lead?.name === 'interests') return query.whereIn('profiles.interest', listOfOne(lead.value))
  const { interests } = advanced
  if (interests.length === 0) return query
  return query.where((sharing) => {
    for (const interest of interests) {
      sharing.orWhereLike('profiles.interest_list', `%,${interest},%`)
    }
  })
}

/** Excludes the viewer, and everybody with a block between them. */
export function asSeenBy<Q extends ChainableContract>(query: Q, viewerId: string | undefined) {
  const onPostgres = db.connection().dialect.name === 'postgres'
  const others = onPostgres ? `<> all (array(${unseen}))` : `not in (${unseen})`
  return viewerId ? query.whereRaw(`profiles.id ${others}`, [viewerId, viewerId, viewerId]) : query
}

/**
 * The few whom a viewer does not see are read once for each list, not looked up for each member. As
 * an array, since PostgreSQL takes it that "not in" leaves a quarter of the members, and then reads
 * all of a country.
 */
const unseen = `select ?
  union all select blocked_id from blocks where blocker_id = ?
  union all select blocker_id from blocks where blocked_id = ?`

function leaveOut(query: DatabaseQueryBuilderContract, narrower: SearchCriteria, now: DateTime) {
  query.whereNot((found) => {
    found.whereBetween('profiles.date_of_birth', birthDates(narrower, now))
    if (narrower.regionId !== null) found.where('profiles.region_id', narrower.regionId)
  })
}

/**
 * The first and the last date of birth to search for. Cached: computing them took longer than building
 * the rest of the search.
 */
export function birthDates({ minAge, maxAge }: SearchCriteria, now: DateTime) {
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

/** A cross join makes SQLite start with the few ids. */
export function profilesOf(ids: DatabaseQueryBuilderContract) {
  return db
    .from(ids.as('chosen'))
    .joinRaw('cross join profiles')
    .whereColumn('profiles.id', 'chosen.id')
}
