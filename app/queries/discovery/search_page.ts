import { DateTime } from 'luxon'
import { encodeCursor, type SearchCursor } from '#core/discovery/cursor'
import type { SiteSettings } from '#core/sites/settings'
import { findMembers, type FoundRow } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { similarMembers } from '#queries/discovery/similar_members'

type Paging = Pick<SiteSettings, 'membersPerPage' | 'similarResults' | 'minAge'>

/** A page of results, where the next one begins, and similar members when it holds few. */
export async function searchPage(
  search: MemberSearch,
  after: SearchCursor | null,
  settings: Paging
) {
  const size = settings.membersPerPage
  const found = await findMembers(search, { after, limit: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return {
    rows,
    next: last ? encodeCursor({ ...standingOf(last), since: sinceOf(rows, after, search) }) : null,
    similar: await similarMembers(search, rows.length, settings),
  }
}

function standingOf({ id, main_photo_id, listed_at }: FoundRow) {
  return { hasPhoto: main_photo_id !== null, lastActiveAt: moment(listed_at), id }
}

/** The clock of whoever noted an activity may be ahead of this one. */
function sinceOf(rows: FoundRow[], after: SearchCursor | null, { now }: MemberSearch) {
  return after?.since ?? DateTime.max(now, ...rows.map((row) => moment(row.listed_at)))
}

function moment(milliseconds: number | string) {
  return DateTime.fromMillis(Number(milliseconds), { zone: 'utc' })
}
