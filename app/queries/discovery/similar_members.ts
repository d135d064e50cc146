import { relaxations, similarResultsLimit } from '#core/discovery/search/similar'
import type { SiteSettings } from '#core/sites/settings/settings'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import type { TileRow } from '#queries/members/tile_rows'

/**
 * Members just outside a search with few results, nearest first. Each wider search excludes the one
 * before, so nobody appears twice.
 */
export async function similarMembers(
  search: MemberSearch,
  ownResults: number,
  settings: Pick<SiteSettings, 'minAge' | 'neighbouringAges' | 'similarResults'>
) {
  const wanted = similarResultsLimit(ownResults, settings)
  const found: TileRow[] = []
  let beyond = search.criteria
  for (const criteria of relaxations(search.criteria, settings)) {
    if (found.length >= wanted) break
    const limit = wanted - found.length
    found.push(...(await findMembers({ ...search, criteria, beyond }, { limit })))
    beyond = criteria
  }
  return found
}
