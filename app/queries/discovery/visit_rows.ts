import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { VisitList } from '#core/discovery/visits/remove_visits'
import { asSeenBy } from '#queries/discovery/member_search'
import { namedTo } from '#queries/members/named_to'
import { withTiles, type TileRow } from '#queries/members/tile_rows'
import type { PersonRow } from '#queries/notifications/people_since'
import { countOf, read } from '#queries/read'
import type { TimeCursor } from '#queries/time_cursor'

export type VisitRow = TileRow & Readonly<{ times: number; lastAt: number }>

/** Counting stops here, since pages show 99+. */
const enough = 100

/** Which visits of a profile: those to it, or by it. */
export type VisitsOfProfile = Readonly<{ list: VisitList; profileId: string }>

/** The member whose visits a list holds, and the ones whose tiles it shows. */
const ends = {
  received: { own: 'visits.visited_id', other: 'visitor_id' },
  made: { own: 'visits.visitor_id', other: 'visited_id' },
} as const

/** A list of visits with the tiles of the others, latest first. The page is found before its tiles: see `likeRows`. */
export function visitRows(
  whose: VisitsOfProfile,
  { after, limit }: Readonly<{ after: TimeCursor | null; limit: number }>
) {
  const { other } = ends[whose.list]
  const visits = visitsOf(whose)
  if (after) visits.whereRaw(`(visits.last_at, visits.${other}) < (?, ?)`, [after.at, after.id])
  const page = visits
    .select(`visits.${other}`, 'visits.times', 'visits.last_at')
    .orderBy('visits.last_at', 'desc')
    .orderBy(`visits.${other}`, 'desc')
    .limit(limit)
  const found = read<VisitRow>(page.as('page')).join('profiles', 'profiles.id', `page.${other}`)
  return withTiles(found, whose.profileId)
    .select('page.times', 'page.last_at')
    .orderBy('page.last_at', 'desc')
    .orderBy(`page.${other}`, 'desc')
}

/** The number of visits in a list, up to a hundred. */
export async function countVisits(whose: VisitsOfProfile) {
  const few = visitsOf(whose).select('visits.visitor_id').limit(enough)
  return countOf(db.from(few.as('counted')))
}

/** The visitors since a moment, earliest first. */
export function visitorsSince(profileId: string, since: DateTime) {
  return visitsOf<PersonRow>({ list: 'received', profileId })
    .where('visits.last_at', '>', since.toMillis())
    .orderBy('visits.last_at')
    .select('profiles.id', 'profiles.name', 'profiles.fictional', 'visits.last_at as at')
}

/** Visits of which the other is a real, active member who may be named, without a block between the two. */
export function visitsOf<Row>({ list, profileId }: VisitsOfProfile) {
  const { other, own } = ends[list]
  const visits = read<Row>('visits')
    .join('profiles', 'profiles.id', `visits.${other}`)
    .where(own, profileId)
    .where('profiles.status', 'active')
    .where('profiles.fictional', false)
    .whereRaw(namedTo('profiles', own))
  return asSeenBy(visits, profileId)
}
