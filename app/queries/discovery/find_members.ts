import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/cursor'
import { asSeenBy, classesOf, matching, type MemberSearch } from '#queries/discovery/member_search'
import { withTiles, tileColumns, type TileRow } from '#queries/members/tile_rows'

type Slice = Readonly<{ limit: number; after?: SearchCursor | null }>

/**
 * Members that match, in search order: photo first, then last active, then newest. Each class is
 * read from its index, no further than the page needs, and the few rows are merged.
 */
export async function findMembers(search: MemberSearch, slice: Slice): Promise<TileRow[]> {
  const classes = classesOf(search).map((one) => {
    const members = asSeenBy(matching(search, one), search.viewer?.id).select(tileColumns)
    return sliceOf(after(members, slice), slice)
  })
  if (classes.length === 0) return []
  return sliceOf(withTiles(db.from(united(classes)), search.viewer?.id ?? null), slice)
}

/** One subquery of several; each is wrapped, as SQLite takes no order inside a bare union. */
export function united(queries: DatabaseQueryBuilderContract[]) {
  const [first, ...others] = queries.map((query) => db.from(query.as('listed')).select('*'))
  return first.unionAll(others).as('profiles')
}

function sliceOf<T>(query: DatabaseQueryBuilderContract<T>, { limit }: Slice) {
  return query
    .orderBy('profiles.has_photo', 'desc')
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(limit)
}

/** Always below some mark: SQLite then reads the index of the order, whatever else it knows. */
function after(query: DatabaseQueryBuilderContract, { after: cursor }: Slice) {
  const { hasPhoto, lastActiveAt, id } = cursor ?? top
  return query.whereRaw('(profiles.has_photo, profiles.last_active_at, profiles.id) < (?, ?, ?)', [
    hasPhoto,
    lastActiveAt.toMillis(),
    id,
  ])
}

/** Above every member. */
const top: SearchCursor = {
  hasPhoto: true,
  lastActiveAt: DateTime.utc(9999),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}
