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
 * Those who have become active since, by where they stood then; who is new since then stands
 * nowhere. One list with photo and one without, each a range of the index of the order.
 */
export function movedSince(
  since: number,
  members: () => DatabaseQueryBuilderContract,
  { hasPhoto }: SearchCursor
) {
  const lists = hasPhoto ? [true, false] : [false]
  return lists.map((pictured) =>
    activeAfter(since, pictured, members())
      .join('past_activity', 'past_activity.profile_id', 'profiles.id')
      .where('past_activity.replaced_at', '>', since)
      .where('past_activity.active_at', '<=', since)
      .select(tileColumns)
      .select({ listed_at: 'past_activity.active_at' })
  )
}

/** Compared as the index of the order is built, which then SQLite too reads this range of. */
function activeAfter(since: number, pictured: boolean, query: DatabaseQueryBuilderContract) {
  const order = '(profiles.has_photo, profiles.last_active_at, profiles.id)'
  return query
    .whereRaw(`${order} > (?, ?, ?)`, [pictured, since, highestId])
    .whereRaw(`${order} < (?, ?, ?)`, [pictured, lastMoment, highestId])
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const lastMoment = 253_402_300_799_999
