import { DateTime } from 'luxon'
import { onlineSince } from '#core/discovery/search/presence'
import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { readReplica } from '#queries/replica/read_replica'
import { countOf } from '#queries/read'
import { poolOfVisitor, withinPool } from '#queries/sites/pool'

const lifetime = 15_000
const counts = keptFor(lifetime, readCount)

type Where = Readonly<{ siteId: string; country: Country }>

/** How many real members of a country are online, of those whom a site shows. */
export const countOnline = counts.get

/** For tests. */
export const invalidateOnlineCounts = counts.forget

/** By the list of the search, whose columns before the moment are named. */
async function readCount({ country, siteId }: Where) {
  const pool = await poolOfVisitor(siteId)
  return readReplica((read) =>
    countOf(
      withinPool(read<{ id: string }>('profiles'), pool)
        .whereRaw(`profiles.status = 'active' and not profiles.invisible`)
        .where({ country, fictional: false })
        .whereIn('gender', ['female', 'male'])
        .whereIn('has_photo', [true, false])
        .where('last_active_at', '>=', onlineSince(DateTime.utc()))
    )
  )
}
