import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/search/cursor'
import { tileColumns } from '#queries/members/tile_rows'

/**
 * How long earlier activity is remembered. Whoever pages through results for longer still sees
 * nobody twice, but may miss members who became active before that.
 */
export const remembered = { minutes: 30 }

/**
 * The moment whose order the pages of a search show, in milliseconds; never older than what is
 * remembered.
 */
export function snapshotOf({ since }: SearchCursor, now: DateTime) {
  const oldest = now.minus(remembered).toMillis()
  return Math.min(Math.max(since.toMillis(), oldest), now.toMillis())
}

/**
 * Members who have been active since, at their place of that moment, as far as it is below the
 * cursor; members who are new since then have none. One query for members with a photo and one for
 * those without.
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

/** Reads only the rows of the page, not of all who moved: the index covers the conditions. */
function lookedUp(moved: DatabaseQueryBuilderContract) {
  const ids = moved.select('profiles.id', 'past_activity.active_at').as('moved')
  const rows = db.from(ids).joinRaw('cross join profiles').whereColumn('profiles.id', 'moved.id')
  return withColumns(rows, 'moved.active_at')
}

/**
 * On PostgreSQL a large class is read along the list of past activity until the page is full. The
 * range of the class is left out: the planner would take it for independent of the past activity
 * and expect no rows.
 */
function withPhoto(pictured: boolean, members: DatabaseQueryBuilderContract) {
  return members.where('profiles.has_photo', pictured)
}

/**
 * A range of the index of the search order; SQLite uses it when comparison and order match the
 * index.
 */
function activeAfter(since: number, pictured: boolean, members: DatabaseQueryBuilderContract) {
  const order = '(profiles.has_photo, profiles.last_active_at, profiles.id)'
  return members
    .whereRaw(`${order} > (?, ?, ?)`, [pictured, since, highestId])
    .whereRaw(`${order} < (?, ?, ?)`, [pictured, lastMoment, highestId])
    .orderBy('profiles.has_photo', 'desc')
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const lastMoment = 253_402_300_799_999

/** A cross join makes SQLite start with the members. */
function withPast(since: number, members: DatabaseQueryBuilderContract) {
  return members
    .joinRaw('cross join past_activity')
    .whereColumn('past_activity.profile_id', 'profiles.id')
    .where('past_activity.replaced_at', '>', since)
    .where('past_activity.active_at', '<=', since)
}

/** Compares the first column separately: a row comparison across two tables is no index range. */
function below(list: DatabaseQueryBuilderContract, { lastActiveAt, id }: SearchCursor) {
  const at = lastActiveAt.toMillis()
  return list
    .where('past_activity.active_at', '<=', at)
    .whereRaw('(past_activity.active_at, profiles.id) < (?, ?)', [at, id])
}

function onPostgres() {
  return db.connection().dialect.name === 'postgres'
}
