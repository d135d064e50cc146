import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { asSeenBy } from '#queries/discovery/member_search'
import { namedTo } from '#queries/members/named_to'
import { withTiles, type TileRow } from '#queries/members/tile_rows'
import type { PersonRow } from '#queries/notifications/people_since'
import { countOf, read } from '#queries/read'
import type { TimeCursor } from '#queries/time_cursor'

export type VisitRow = TileRow & Readonly<{ times: number; lastAt: number }>

/** Counting stops here, since pages show 99+. */
const enough = 100

/** A member's visitors with their tiles, latest first. The page is found before its tiles: see `likeRows`. */
export function visitRows(
  visitedId: string,
  { after, limit }: Readonly<{ after: TimeCursor | null; limit: number }>
) {
  const visits = visitsTo(visitedId)
  if (after) visits.whereRaw('(visits.last_at, visits.visitor_id) < (?, ?)', [after.at, after.id])
  const page = visits
    .select('visits.visitor_id', 'visits.times', 'visits.last_at')
    .orderBy('visits.last_at', 'desc')
    .orderBy('visits.visitor_id', 'desc')
    .limit(limit)
  const found = read<VisitRow>(page.as('page')).join('profiles', 'profiles.id', 'page.visitor_id')
  return withTiles(found, visitedId)
    .select('page.times', 'page.last_at')
    .orderBy('page.last_at', 'desc')
    .orderBy('page.visitor_id', 'desc')
}

/** The number of visitors, up to a hundred. */
export async function countVisitors(visitedId: string) {
  const few = visitsTo(visitedId).select('visits.visitor_id').limit(enough)
  return countOf(db.from(few.as('counted')))
}

/** The visitors since a moment, earliest first. */
export function visitorsSince(visitedId: string, since: DateTime) {
  return visitsTo<PersonRow>(visitedId)
    .where('visits.last_at', '>', since.toMillis())
    .orderBy('visits.last_at')
    .select('profiles.id', 'profiles.name', 'profiles.fictional', 'visits.last_at as at')
}

/** Visits by real, active members who may be named, without a block between them and the visited member. */
export function visitsTo<Row>(visitedId: string) {
  const visits = read<Row>('visits')
    .join('profiles', 'profiles.id', 'visits.visitor_id')
    .where('visits.visited_id', visitedId)
    .where('profiles.status', 'active')
    .where('profiles.fictional', false)
    .whereRaw(namedTo('profiles', 'visits.visited_id'))
  return asSeenBy(visits, visitedId)
}
