import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { activeSince } from '#core/landers/region_counts'
import { insertAll } from '#database/insert_all'
import { transact } from '#database/transact'
import Region from '#models/region'
import { read } from '#queries/read'

type Counted = Readonly<{ regionId: number; siteId: string; members: number; shared: number }>

/**
 * Counts the active members of every region and site anew, and those of them who show on other sites: so a visitor reads the numbers (`activeByRegion`), and
 * never waits for them.
 */
export async function countActive(now: DateTime) {
  const since = activeSince(now)
  const counts: Counted[] = []
  for (const { id } of await Region.all()) counts.push(...(await countIn(id, since)))
  const rows = counts.map(({ members, regionId, shared, siteId }) => {
    return { region_id: regionId, site_id: siteId, members, shared: Number(shared) }
  })
  await transact(db, async (client) => {
    await client.from('active_counts').delete()
    await insertAll(client, 'active_counts', rows)
  })
}

/** By its part of the index `profiles_active_by_region`, whose conditions are written out as it asks for. */
function countIn(regionId: number, since: number) {
  return read<Counted>('profiles')
    .whereRaw(`status = 'active' and not invisible and not fictional`)
    .where('region_id', regionId)
    .where('last_active_at', '>=', since)
    .groupBy('region_id', 'site_id')
    .select('region_id', 'site_id')
    .count('* as members')
    .select(db.raw('sum(case when own_site_only then 0 else 1 end) as shared'))
}
