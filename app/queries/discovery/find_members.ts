import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/search/cursor'
import {
  asSeenBy,
  classesOf,
  matching,
  type MemberClass,
  type MemberSearch,
} from '#queries/discovery/member_search'
import { membersActiveSince, snapshotOf } from '#queries/discovery/members_active_since'
import { withTiles, tileColumns, type TileRow } from '#queries/members/tile_rows'
import { read } from '#queries/read'

type Slice = Readonly<{ limit: number; after?: SearchCursor | null }>

/** A found member, with the activity they are sorted by. */
export type FoundRow = TileRow & Readonly<{ listedAt: number }>

/**
 * The members who match, in search order: with photo first, then last active, then newest. Each
 * class is read from its index only as far as the page needs, and the few rows are merged. A later
 * page lists everyone as they stood when the first was made.
 */
export async function findMembers(search: MemberSearch, slice: Slice): Promise<FoundRow[]> {
  const lists = classesOf(search).flatMap((one) => listsOf(search, one, slice))
  if (lists.length === 0) return []
  const found = read<FoundRow>(united(lists)).select(listing.merged)
  return inOrder(withTiles(found, search.viewer?.id ?? null), listing.merged, slice)
}

/** Wraps each query in a subquery, as SQLite allows no order inside a union. */
export function united(queries: DatabaseQueryBuilderContract[]) {
  if (queries.length === 1) return queries[0].as('profiles')
  const [first, ...others] = queries.map((query) => db.from(query.as('listed')).select('*'))
  return first.unionAll(others).as('profiles')
}

/** The members of a class at their place; on later pages also those who have moved up since. */
function listsOf(search: MemberSearch, one: MemberClass, slice: Slice) {
  const members = () => asSeenBy(matching(search, one), search.viewer?.id)
  const { after } = slice
  const unmoved = members().select(tileColumns).select({ listed_at: 'profiles.last_active_at' })
  if (!after) return [inOrder(below(unmoved, top), listing.now, slice)]

  const since = snapshotOf(after, search.now)
  below(unmoved.where('profiles.last_active_at', '<=', since), after)
  const moved = membersActiveSince(since, members, after, slice.limit)
  return [inOrder(unmoved, listing.now, slice), ...moved]
}

const listing = {
  now: 'profiles.last_active_at',
  merged: 'profiles.listed_at',
}

function inOrder<T>(query: DatabaseQueryBuilderContract<T>, by: string, { limit }: Slice) {
  return query
    .orderBy('profiles.has_photo', 'desc')
    .orderBy(by, 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(limit)
}

/**
 * Always with an upper bound: SQLite then reads the index of the order, whatever its statistics
 * say.
 */
function below(
  query: DatabaseQueryBuilderContract,
  { hasPhoto, lastActiveAt, id }: Omit<SearchCursor, 'since'>
) {
  const order = `(profiles.has_photo, ${listing.now}, profiles.id)`
  return query.whereRaw(`${order} < (?, ?, ?)`, [hasPhoto, lastActiveAt.toMillis(), id])
}

/** An upper bound above every member. */
const top = {
  hasPhoto: true,
  lastActiveAt: DateTime.utc(9999),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}
