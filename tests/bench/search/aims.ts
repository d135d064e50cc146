import { aimOf, type Aim } from '#tests/bench/aims'
import type { Timed } from '#tests/bench/search/time'

const maxMilliseconds = 10
const maxBuffers = 1000
const maxFactor = 3

/** The 95th percentile of every page query stays below this at the largest number of members. */
export function pageLatency(timed: readonly Timed[]): Aim[] {
  return pagesOf(timed, largest(timed)).map(({ database, members, query, p95 }) =>
    aimOf(`${database}, ${members}: ${query}, p95`, p95, ['<', maxMilliseconds], ' ms')
  )
}

/** No page reads more than this of the database, however many members there are. */
export function pageReading(timed: readonly Timed[]): Aim[] {
  return pagesOf(timed, largest(timed)).flatMap(({ members, query, buffers }) =>
    buffers === undefined ? [] : aimOf(`${members}: ${query}, buffers`, buffers, ['≤', maxBuffers])
  )
}

/** From the smallest to the largest number of members, a page slows down by at most this factor. */
export function scalability(timed: readonly Timed[]): Aim[] {
  const smallest = Math.min(...timed.map(({ members }) => members))
  return pagesOf(timed, largest(timed)).flatMap(({ database, members, query, p95 }) => {
    const before = pagesOf(timed, smallest).find((one) => one.query === query)
    if (!before || smallest === members) return []
    const times = Math.round((100 * p95) / before.p95) / 100
    const aim = `${database}: ${query}, p95 of ${members} to that of ${smallest}`
    return aimOf(aim, times, ['≤', maxFactor], ' ×')
  })
}

function pagesOf(timed: readonly Timed[], size: number) {
  return timed.filter(({ members, query }) => members === size && query.includes('page'))
}

function largest(timed: readonly Timed[]) {
  return Math.max(...timed.map(({ members }) => members))
}
