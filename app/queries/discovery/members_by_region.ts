import { genders, type Profile } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { regionsOfCountry } from '#queries/places/regions_of_country'
import { oldData } from '#queries/old_data/old_data'
import { sitesClosedTo } from '#queries/sites/closed_sites'

type Asked = Readonly<{ siteId: string; country: Country }>
type Row = Readonly<{ regionId: number; members: number }>
type Fictional = Pick<Profile, 'regionId' | 'status' | 'invisible'>

const lifetime = 60 * 60_000
const counts = keptFor(lifetime, readCounts)

/**
 * How many active, real members of a country live in each of its regions, of those whom a site shows:
 * by the id of a region, counted within the last hour.
 */
export const membersByRegion = counts.get

/** For tests. */
export const invalidateMembersByRegion = counts.forget

async function readCounts({ country, siteId }: Asked): Promise<ReadonlyMap<number, number>> {
  const regions = (await regionsOfCountry(country)).map(({ id }) => id)
  const closed = await sitesClosedTo(siteId)
  const [found, fictional] = await Promise.all([
    readFound(country, regions, closed),
    readFictional(country, closed),
  ])
  const members = new Map(found.map((row) => [row.regionId, row.members]))
  for (const { invisible, regionId, status } of fictional) {
    if (status !== 'active' || invisible) continue
    members.set(regionId, (members.get(regionId) ?? 0) - 1)
  }
  return members
}

/** Of everybody who can be found, which the database counts (docs/decisions/0083). */
function readFound(country: Country, regions: readonly number[], closed: readonly string[]) {
  return oldData((read) =>
    read<Row>('class_counts')
      .whereIn('gender', [...genders])
      .whereIn('region_id', [...regions])
      .where('country', country)
      .whereNotIn('site_id', [...closed])
      .groupBy('region_id')
      .select('region_id')
      .sum('members as members')
  )
}

/**
 * The fictional profiles among them, which are few. Whether they can be found is seen here: as a
 * condition, it would lead a database to the index of everybody.
 */
function readFictional(country: Country, closed: readonly string[]) {
  return oldData((read) =>
    read<Fictional>('profiles')
      .whereRaw('fictional')
      .where('country', country)
      .whereNotIn('site_id', [...closed])
      .select('region_id', 'status', 'invisible')
  )
}
