import type { DateTime } from 'luxon'
import type { SearchCursor } from '#core/discovery/search/cursor'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { pageOf } from '#queries/discovery/search_page'
import type { TileRow } from '#queries/members/tile_rows'
import { read } from '#queries/read'

/** Enough cards that the next deck arrives before these are used up. */
const deckSize = 10

export type SwipeRow = TileRow & Readonly<{ about: string | null }>

/**
 * The next cards of the swipe game in search order, without members who are liked already or were
 * swiped within the days that the site has it.
 */
export async function swipeDeck(
  search: MemberSearch,
  after: SearchCursor | null,
  countedFrom: DateTime
) {
  const viewerId = search.viewer!.id
  const also = { name: 'unswiped', narrow: unswipedBy(viewerId, countedFrom) }
  const found = await findMembers({ ...search, also }, { after, limit: deckSize + 1 })
  const { rows, next } = pageOf(found, deckSize, after, search)
  return { rows: await withAbout(rows), next }
}

/** The member passed last on this day, if they can still be found: for undo. */
export async function lastPassed(search: MemberSearch, from: DateTime) {
  const pass = await read<{ swipedId: string }>('swipes')
    .where({ swiper_id: search.viewer!.id, verdict: 'pass' })
    .where('at', '>=', from.toMillis())
    .orderBy('at', 'desc')
    .select('swiped_id')
    .first()
  if (!pass) return []
  const also = { name: 'passed', narrow: only(pass.swipedId) }
  return withAbout(await findMembers({ ...search, also }, { limit: 1 }))
}

type Narrow = NonNullable<MemberSearch['also']>['narrow']

function unswipedBy(viewerId: string, countedFrom: DateTime): Narrow {
  const from = countedFrom.toMillis()
  return (members) => members.whereRaw(notLiked, [viewerId]).whereRaw(notSwiped, [viewerId, from])
}

function only(id: string): Narrow {
  return (members) => members.where('profiles.id', id)
}

const notLiked = `not exists
  (select 1 from likes where liker_id = ? and liked_id = profiles.id)`
const notSwiped = `not exists
  (select 1 from swipes where swiper_id = ? and swiped_id = profiles.id and at >= ?)`

/** Adds the texts of the cards of a deck: read with every search, they would slow it down. */
async function withAbout(rows: TileRow[]): Promise<SwipeRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await read<Pick<SwipeRow, 'id' | 'about'>>('profiles')
    .whereIn('id', ids)
    .select('id', 'about')
  const about = new Map(texts.map((row) => [row.id, row.about]))
  return rows.map((row) => ({ ...row, about: about.get(row.id) ?? null }))
}
