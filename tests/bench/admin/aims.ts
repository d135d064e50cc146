import { aimOf, type Aim } from '#tests/bench/aims'
import type { TimedCase } from '#tests/bench/admin/time_cases'
import type { TimedPage } from '#tests/bench/admin/time_pages'

const maxInDatabase = 50
const maxAsPage = 150

/** The 95th percentile of the queries of every list and file on PostgreSQL. */
export function inDatabase(queries: readonly TimedCase[]): Aim[] {
  return queries.map(({ database, p95, query }) =>
    aimOf(`${database}: ${query}, p95`, p95, ['≤', maxInDatabase], ' ms')
  )
}

/** The 95th percentile of the slowest pages over HTTP. */
export function asPages(pages: readonly TimedPage[]): Aim[] {
  return pages.map(({ p95, page, status }) => ({
    aim: `${page}, p95`,
    wanted: `200, ≤ ${maxAsPage} ms`,
    found: `${status}, ${p95} ms`,
    reached: status === 200 && p95 <= maxAsPage,
  }))
}
