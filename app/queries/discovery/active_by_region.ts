import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { oldData } from '#queries/old_data/old_data'
import { sitesClosedTo } from '#queries/sites/pool'

const lifetime = 60_000
const counts = keptFor(lifetime, readCounts)

type Where = Readonly<{ siteId: string; country: Country }>

/**
 * How many real members of each region of a country are active, of those whom a site shows, by the id of the
 * region: exact when they were last counted (`countActive`). What of it is told, core decides (`toldInRegion`).
 */
export const activeByRegion = counts.get

/** For tests. */
export const invalidateRegionCounts = counts.forget

async function readCounts({ country, siteId }: Where): Promise<ReadonlyMap<number, number>> {
  const closed = await sitesClosedTo(siteId)
  const rows = await oldData((read) =>
    read<{ regionId: number; members: number }>('active_counts')
      .join('regions', 'regions.id', 'active_counts.region_id')
      .where('regions.country', country)
      .whereNotIn('active_counts.site_id', closed)
      .groupBy('active_counts.region_id')
      .select('active_counts.region_id')
      .sum('active_counts.members as members')
  )
  return new Map(rows.map(({ members, regionId }) => [regionId, members]))
}
