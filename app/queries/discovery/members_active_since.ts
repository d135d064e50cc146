import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/search/cursor'
import { columnsOf } from '#queries/discovery/listed_apart'
import { listOfOne } from '#queries/list_of_one'

/**
 * How long earlier activity is remembered. Whoever pages through results for longer still sees
 * nobody twice, but may miss members who became active before that.
 */
export const remembered = { minutes: 30 }

/** Past activity is brief when the next followed within these milliseconds; set by a trigger. */
const briefFor = 300_000

/**
 * The moment whose order the pages of a search show, in milliseconds; never older than what is
 * remembered.
 */
export function snapshotOf({ since }: SearchCursor, now: DateTime) {
  const oldest = now.minus(remembered).toMillis()
  return Math.min(Math.max(since.toMillis(), oldest), now.toMillis())
}

/** Some members of a class as they stood at a moment, below a place in their order. */
export type Standing = Readonly<{
  hasPhoto: boolean
  since: number
  below: Readonly<{ at: number; id: string }>
  limit: number
}>

/**
 * Past activity in place of the profiles, whose columns it has: a search narrows it as it does
 * profiles.
 */
export function pastActivity() {
  const past = db.from('past_activity').select(columnsOf('past_activity'))
  return db.from(past.as('profiles'))
}

/** Up to so many rows of past activity are read at once, whomever they are of. */
const few = 500

/** Whether hardly anybody has been active since a moment, in any country. */
export async function areFewActiveSince(since: number) {
  const rows = await db
    .from('past_activity')
    .where('replaced_at', '>', since)
    .orderBy('replaced_at')
    .select('replaced_at')
    .limit(few + 1)
  return rows.length <= few
}

/**
 * The past activity of everybody who was active since, where these are few: in the order of the search
 * it would be looked for among that of everybody who was active before. Some may have come meanwhile.
 */
export function pastActivityOfFew(since: number) {
  const past = db
    .from('past_activity')
    .where('replaced_at', '>', since)
    .orderBy('replaced_at')
    .limit(2 * few)
    .select(columnsOf('past_activity'))
  return db.from(past.as('profiles'))
}

/**
 * Takes from past activity that of the members who have been active since, at their place of that moment; members
 * who are new since then have none. Brief activity is a list of its own, where no older one than brief can span the
 * moment: else a page would pass over that of everybody who stays.
 */
export function membersActiveSince(
  past: () => DatabaseQueryBuilderContract,
  { hasPhoto, since, below, limit }: Standing
) {
  const moved = (brief: boolean) =>
    past()
      .select('profiles.id', 'profiles.has_photo')
      .select({ listed_at: 'profiles.active_at' })
      .whereIn('profiles.has_photo', listOfOne(hasPhoto))
      .whereIn('profiles.brief', listOfOne(brief))
      .where('profiles.replaced_at', '>', since)
      .whereRaw('(profiles.active_at, profiles.id) < (?, ?)', [below.at, below.id])
      .orderBy('profiles.active_at', 'desc')
      .orderBy('profiles.id', 'desc')
      .limit(limit)
  const lists = [moved(false)]
  if (below.at > since - briefFor) {
    lists.push(moved(true).where('profiles.active_at', '>', since - briefFor))
  }
  return lists
}
