import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { activeSince } from '#core/landers/region_counts'
import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { oldData } from '#queries/old_data/old_data'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const lifetime = 600_000
const counts = keptFor(lifetime, readCounts)

type Where = Readonly<{ siteId: string; country: Country }>

/**
 * How many real members of each region of a country are active, of those whom a site shows, by the id of the
 * region: exact, and ten minutes old at most. What of it is told, core decides (`toldInRegion`).
 */
export const activeByRegion = counts.get

/** For tests. */
export const invalidateRegionCounts = counts.forget

/** Each region by its part of the index `profiles_active_by_region`, whose conditions are written out as it asks for. */
async function readCounts({ country, siteId }: Where): Promise<ReadonlyMap<number, number>> {
  const members = db
    .from('profiles')
    .whereRaw(`profiles.status = 'active' and not profiles.invisible and not profiles.fictional`)
    .whereColumn('profiles.region_id', 'regions.id')
    .where('profiles.last_active_at', '>=', activeSince(DateTime.utc()))
    .whereNotIn('profiles.site_id', await sitesClosedTo(siteId))
    .count('* as members')
    .as('members')
  const rows = await oldData((read) =>
    read<{ id: number; members: number }>('regions').where('country', country).select('id', members)
  )
  return new Map(rows.map(({ id, members: count }) => [id, count]))
}
