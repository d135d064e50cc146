import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { onlineSince } from '#core/discovery/search/presence'
import type { Country } from '#core/sites/countries'
import { countOf } from '#queries/read'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const lifetime = 15_000
const cache = new Map<string, { until: number; count: Promise<number> }>()

type Where = Readonly<{ siteId: string; country: Country }>

/** How many real members of a country are online, of those whom a site shows. */
export function countOnline(where: Where) {
  const key = JSON.stringify(where)
  const known = cache.get(key)
  if (known && known.until > Date.now()) return known.count
  const count = readCount(where)
  cache.set(key, { until: Date.now() + lifetime, count })
  return count
}

/** For tests. */
export function invalidateOnlineCounts() {
  cache.clear()
}

/** By the list of the search, whose columns before the moment are named. */
async function readCount({ country, siteId }: Where) {
  return countOf(
    db
      .from('profiles')
      .whereRaw(`profiles.status = 'active' and not profiles.invisible`)
      .where({ country, fictional: false })
      .whereIn('gender', ['female', 'male'])
      .whereIn('has_photo', [true, false])
      .where('last_active_at', '>=', onlineSince(DateTime.utc()))
      .whereNotIn('site_id', await sitesClosedTo(siteId))
  )
}
