import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/cursor'
import { tileColumns } from '#queries/members/tile_rows'

/**
 * How long a member's earlier activity is remembered: whoever pages on for longer than this still
 * sees nobody twice, but may miss who became active before that.
 */
export const remembered = { minutes: 30 }

/** Whose standing the pages of a search show, in milliseconds; kept within what is remembered. */
export function snapshotOf({ since }: SearchCursor, now: DateTime) {
  const oldest = now.minus(remembered).toMillis()
  return Math.min(Math.max(since.toMillis(), oldest), now.toMillis())
}

/**
 * Those who have become active since, by where they stood then, as far as they stood below the
 * cursor; who is new since then stands nowhere. One list with photo and one without.
 */
export function movedSince(
  since: number,
  members: () => DatabaseQueryBuilderContract,
  cursor: SearchCursor
) {
  const lists = cursor.hasPhoto ? [true, false] : [false]
  return lists.map((pictured) => {
    const moved = membersAndPast(since, members())
      .where('profiles.has_photo', pictured)
      .select(tileColumns)
      .select({ listed_at: 'past_activity.active_at' })
      .orderBy('past_activity.active_at', 'desc')
      .orderBy('profiles.id', 'desc')
    return pictured === cursor.hasPhoto ? below(moved, cursor) : moved
  })
}

/**
 * SQLite begins with the members of the class who were here since: a cross join makes it. PostgreSQL
 * chooses by what it expects: for a large class it goes down the list of past activity until the
 * page is full. It is not told the range of the class, which it would take for another condition
 * than that of the past, and expect nobody.
 */
function membersAndPast(since: number, members: DatabaseQueryBuilderContract) {
  const isSqlite = db.connection().dialect.name !== 'postgres'
  if (isSqlite) members.where('profiles.last_active_at', '>', since)
  return members
    .joinRaw('cross join past_activity')
    .whereColumn('past_activity.profile_id', 'profiles.id')
    .where('past_activity.replaced_at', '>', since)
    .where('past_activity.active_at', '<=', since)
}

/** The first column apart too: a comparison of rows of two tables is no range of an index. */
function below(list: DatabaseQueryBuilderContract, { lastActiveAt, id }: SearchCursor) {
  const at = lastActiveAt.toMillis()
  return list
    .where('past_activity.active_at', '<=', at)
    .whereRaw('(past_activity.active_at, profiles.id) < (?, ?)', [at, id])
}
