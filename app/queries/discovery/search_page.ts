import { DateTime } from 'luxon'
import { encodeCursor, type SearchCursor } from '#core/discovery/search/cursor'
import type { SiteSettings } from '#core/sites/settings/settings'
import { findMembers, type FoundRow } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { similarMembers } from '#queries/discovery/similar_members'

type Paging = Pick<
  SiteSettings,
  'membersPerPage' | 'minAge' | 'neighbouringAges' | 'similarResults'
>

/** A page of results, with similar members when it holds few. */
export async function searchPage(
  search: MemberSearch,
  after: SearchCursor | null,
  settings: Paging
) {
  const size = settings.membersPerPage
  const found = await findMembers(search, { after, limit: size + 1 })
  const { rows, next } = pageOf(found, size, after, search)
  return { rows, next, similar: await similarMembers(search, rows.length, settings) }
}

/** Cuts the page from its rows, of which one more was read, and encodes the cursor of the next. */
export function pageOf(
  found: FoundRow[],
  size: number,
  after: SearchCursor | null,
  search: MemberSearch
) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  const since = sinceOf(rows, after, search)
  return { rows, next: last ? encodeCursor({ ...standingOf(last), since }) : null }
}

function standingOf({ id, mainPhotoId, listedAt }: FoundRow) {
  return { hasPhoto: mainPhotoId !== null, lastActiveAt: moment(listedAt), id }
}

/** The clock of the server that stored an activity may be ahead of this one. */
function sinceOf(rows: FoundRow[], after: SearchCursor | null, { now }: MemberSearch) {
  const activities = rows.map((row) => row.listedAt)
  return after?.since ?? moment(Math.max(now.toMillis(), ...activities))
}

function moment(milliseconds: number) {
  return DateTime.fromMillis(milliseconds, { zone: 'utc' })
}
