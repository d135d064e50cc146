import { DateTime } from 'luxon'
import { encodeCursor, type SearchCursor } from '#core/discovery/cursor'
import type { SiteSettings } from '#core/sites/settings'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { similarMembers } from '#queries/discovery/similar_members'
import type { TileRow } from '#queries/members/tile_rows'

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
    next: last ? encodeCursor(cursorOf(last)) : null,
    similar: await similarMembers(search, rows.length, settings),
  }
}

/** The cursor that stands at this row. */
export function cursorOf({ id, main_photo_id, last_active_at }: TileRow): SearchCursor {
  const lastActiveAt = DateTime.fromMillis(Number(last_active_at))
  return { hasPhoto: main_photo_id !== null, lastActiveAt, id }
}
