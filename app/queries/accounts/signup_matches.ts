import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { findMembers } from '#queries/discovery/find_members'
import { defaultsFor } from '#queries/discovery/requested_search'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const shown = 6

/**
 * The first members who fit a newcomer, in the order of the search that comes next; real ones, as
 * a fictional profile is nobody to be matched with.
 */
export async function signupMatches(ctx: HttpContext) {
  const { member, site } = ctx
  const search = {
    criteria: defaultsFor(ctx),
    viewer: member?.profile ?? null,
    countries: site.settings.countries,
    closedSites: await sitesClosedTo(site.id),
    now: DateTime.utc(),
  }
  const found = await findMembers(search, { limit: 2 * shown })
  return found.filter(({ fictional }) => !fictional).slice(0, shown)
}
