import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/search/cursor'
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
export function membersActiveSince(
  since: number,
  members: () => DatabaseQueryBuilderContract,
  cursor: SearchCursor,
  limit: number
) {
  const lists = cursor.hasPhoto ? [true, false] : [false]
  return lists.map((pictured) => {
    const listed = onPostgres()
      ? withPhoto(pictured, members())
      : activeAfter(since, pictured, members())
    const moved = withPast(since, listed)
      .orderBy('past_activity.active_at', 'desc')
      .orderBy('profiles.id', 'desc')
      .limit(limit)
    const lower = pictured === cursor.hasPhoto ? below(moved, cursor) : moved
    return onPostgres() ? withColumns(lower, 'past_activity.active_at') : lookedUp(lower)
  })
}

function withColumns(query: DatabaseQueryBuilderContract, listedAt: string) {
  return query.select(tileColumns).select({ listed_at: listedAt })
}

/** The rows of the page alone are read, not those of all who moved: the index holds what decides. */
function lookedUp(moved: DatabaseQueryBuilderContract) {
  const ids = moved.select('profiles.id', 'past_activity.active_at').as('moved')
  const rows = db.from(ids).joinRaw('cross join profiles').whereColumn('profiles.id', 'moved.id')
  return withColumns(rows, 'moved.active_at')
}

/**
 * PostgreSQL chooses by what it expects: for a large class it goes down the list of past activity
 * until the page is full. It is not told the range of the class, which it would take for another
 * condition than that of the past, and expect nobody.
 */
function withPhoto(pictured: boolean, members: DatabaseQueryBuilderContract) {
  return members.where('profiles.has_photo', pictured)
}

/** A range of the index of the order: SQLite reads it when compared and ordered as that is built. */
function activeAfter(since: number, pictured: boolean, members: DatabaseQueryBuilderContract) {
  const order = '(profiles.has_photo, profiles.last_active_at, profiles.id)'
  return members
    .whereRaw(`${order} > (?, ?, ?)`, [pictured, since, highestId])
    .whereRaw(`${order} < (?, ?, ?)`, [pictured, lastMoment, highestId])
    .orderBy('profiles.has_photo', 'desc')
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const lastMoment = 253_402_300_799_999

/** A cross join, as it makes SQLite begin with the members. */
function withPast(since: number, members: DatabaseQueryBuilderContract) {
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

function onPostgres() {
  return db.connection().dialect.name === 'postgres'
}
