import db from '@adonisjs/lucid/services/db'
import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { readReplica } from '#queries/replica/read_replica'
import { poolOfVisitor } from '#queries/sites/pool'

/** All members of the site itself, and those of other sites who show there, too. */
const shown = `sum(case when active_counts.site_id = ? then active_counts.members
  else active_counts.shared end) as members`

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
  const { closedSites } = await poolOfVisitor(siteId)
  const rows = await readReplica((read) =>
    read<{ regionId: number; members: number }>('active_counts')
      .join('regions', 'regions.id', 'active_counts.region_id')
      .where('regions.country', country)
      .whereNotIn('active_counts.site_id', [...closedSites])
      .groupBy('active_counts.region_id')
      .select('active_counts.region_id')
      .select(db.raw(shown, [siteId]))
  )
  return new Map(rows.map(({ members, regionId }) => [regionId, Number(members)]))
}
