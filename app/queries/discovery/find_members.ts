import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { SearchCursor } from '#core/discovery/search/cursor'
import { saying } from '#queries/discovery/descriptions'
import {
  asSeenBy,
  classesOf,
  isListedApart,
  matching,
  profileClassesOf,
  profilesOf,
  type MemberClass,
  type MemberSearch,
} from '#queries/discovery/member_search'
import {
  areFewActiveSince,
  membersActiveSince,
  pastActivity,
  pastActivityOfFew,
  snapshotOf,
  type Standing,
} from '#queries/discovery/members_active_since'
import { listOfOne } from '#queries/list_of_one'
import { withTiles, tileColumns, type TileRow } from '#queries/members/tile_rows'
import { readReplica } from '#queries/replica/read_replica'
import { prepared } from '#queries/read'

type Slice = Readonly<{ limit: number; after?: SearchCursor | null }>

/** A found member, with the activity they are sorted by. */
export type FoundRow = TileRow & Readonly<{ listedAt: number }>

/**
 * The members who match, in search order: with photo first, then last active, then newest. Each
 * class is read from its index only as far as the page needs, and the few rows are merged. A later
 * page lists everyone as they stood when the first was made.
 */
export async function findMembers(
  search: MemberSearch,
  { limit, after }: Slice
): Promise<FoundRow[]> {
  if (!after) return firstPage(search, limit)
  const since = snapshotOf(after, search.now)
  const found = await standingAt(search, placeOf(after, since, limit))
  if (!after.hasPhoto || found.length >= limit) return found
  const rest = { hasPhoto: false, since, below: topAt(since), limit: limit - found.length }
  return [...found, ...(await standingAt(search, rest))]
}

/** Wraps each query in a subquery, as SQLite allows no order inside a union. */
export function united(queries: DatabaseQueryBuilderContract[]) {
  if (queries.length === 1) return queries[0].as('profiles')
  const [first, ...others] = queries.map((query) => db.from(query.as('listed')).select('*'))
  return first.unionAll(others).as('profiles')
}

function firstPage(search: MemberSearch, limit: number) {
  const lists = classesOf(search).map((one) => firstOf(search, one, limit))
  if (lists.length === 0) return []
  if (isListedApart(search)) return inOrder(membersAt(lists, limit), search, limit)
  return inOrder(united(lists), search, limit)
}

/** The members with or without a photo: those who have not moved since, and those who have. */
async function standingAt(search: MemberSearch, standing: Standing) {
  const viewerId = search.viewer?.id
  const unmoved = classesOf(search).map((one) =>
    below(standing, asSeenBy(matching(search, one), viewerId))
  )
  const classes = profileClassesOf(search)
  const isEverywhere = classes.some(({ country }) => country === null)
  const pastOf = await pastActivityFor(search, isEverywhere, standing.since)
  const moved = classes.flatMap((one) => {
    const past = () => asSeenBy(matching(search, one, pastOf()), viewerId)
    return membersActiveSince(past, standing)
  })
  if (unmoved.length === 0) return []
  return inOrder(membersAt([...unmoved, ...moved], standing.limit), search, standing.limit)
}

/**
 * Where past activity is read from: that of those who described themselves as wanted, if it is asked; of
 * everywhere, that of the few who were active since, unless they are many.
 */
async function pastActivityFor({ described }: MemberSearch, isEverywhere: boolean, since: number) {
  if (described) return () => saying(described, pastActivity())
  if (isEverywhere && (await areFewActiveSince(since))) return () => pastActivityOfFew(since)
  return pastActivity
}

/**
 * The first members of these lists of places, each once. Chooses among the places first, so that only
 * the profiles of the page are read.
 */
function membersAt(lists: DatabaseQueryBuilderContract[], limit: number) {
  const places = db
    .from(united(lists))
    .distinct('has_photo', 'listed_at', 'id')
    .orderBy('has_photo', 'desc')
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return profilesOf(places).select(tileColumns, 'chosen.listed_at').as('profiles')
}

/** The rows of a page, in search order. */
function inOrder(members: DatabaseQueryBuilderContract, search: MemberSearch, limit: number) {
  return readReplica((read) => {
    const listed = read<FoundRow>(members).select('profiles.listed_at')
    const found = keepsItsPlan(search) ? prepared(listed) : listed
    return withTiles(found, search.viewer?.id ?? null)
      .orderBy('profiles.has_photo', 'desc')
      .orderBy('profiles.listed_at', 'desc')
      .orderBy('profiles.id', 'desc')
      .limit(limit)
  })
}

/**
 * Whether PostgreSQL may plan the search without its values. Of members with one of many interests it
 * then expects hardly any, and reads a whole country instead of the first ones.
 */
export function keepsItsPlan(search: MemberSearch) {
  const isByProfile = search.criteria.advanced.interests.length > 0 && !isListedApart(search)
  return !search.also && !isByProfile
}

/**
 * The members of a class who come first. Always with an upper bound: SQLite then reads the index of the order,
 * whatever its statistics say.
 */
function firstOf(search: MemberSearch, one: MemberClass, limit: number) {
  const columns = isListedApart(search) ? placeColumns : tileColumns
  return asSeenBy(matching(search, one), search.viewer?.id)
    .select(columns)
    .select({ listed_at: 'profiles.last_active_at' })
    .whereRaw('(profiles.has_photo, profiles.last_active_at, profiles.id) < (?, ?, ?)', [
      true,
      lastMoment,
      highestId,
    ])
    .orderBy('profiles.has_photo', 'desc')
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(limit)
}

function below(
  { hasPhoto, below: { at, id }, limit }: Standing,
  members: DatabaseQueryBuilderContract
) {
  return members
    .select(placeColumns)
    .select({ listed_at: 'profiles.last_active_at' })
    .whereIn('profiles.has_photo', listOfOne(hasPhoto))
    .whereRaw('(profiles.last_active_at, profiles.id) < (?, ?)', [at, id])
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(limit)
}

const placeColumns = db.raw('profiles.id, profiles.has_photo')

/** Where a page begins; nobody stood higher than the moment itself. */
function placeOf({ hasPhoto, lastActiveAt, id }: SearchCursor, since: number, limit: number) {
  const at = lastActiveAt.toMillis()
  return { hasPhoto, since, below: at > since ? topAt(since) : { at, id }, limit }
}

function topAt(since: number) {
  return { at: since, id: highestId }
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const lastMoment = 253_402_300_799_999
