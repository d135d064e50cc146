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
 * Those who have become active since, where they stood before; who is new since then stands
 * nowhere. One list with photo and one without, each a range of the index of the order.
 */
export function movedSince(
  since: number,
  members: () => DatabaseQueryBuilderContract,
  { hasPhoto }: SearchCursor
) {
  const lists = hasPhoto ? [true, false] : [false]
  return lists.map((pictured) => {
    const moved = members()
      .where('profiles.has_photo', pictured)
      .where('profiles.last_active_at', '>', since)
      .select(tileColumns)
      .select(standingAt(since).as('listed_at'))
    return db.from(moved.as('profiles')).select('*')
  })
}

function standingAt(since: number) {
  return db
    .from('past_activity')
    .whereColumn('past_activity.profile_id', 'profiles.id')
    .where('past_activity.replaced_at', '>', since)
    .orderBy('past_activity.replaced_at')
    .limit(1)
    .select('past_activity.active_at')
}
