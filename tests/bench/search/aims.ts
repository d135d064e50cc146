import type { Aim } from '#tests/bench/aims'
import type { Timed } from '#tests/bench/search/time'

const mostMilliseconds = 15
const mostTimes = 3

/** Every page of the largest crowd is found within so many milliseconds, 95 of 100 times. */
export function quickness(timed: readonly Timed[]): Aim[] {
  return pagesOf(timed, largest(timed)).map(({ database, members, query, p95 }) => ({
    aim: `${database}, ${members}: ${query}, p95`,
    wanted: `< ${mostMilliseconds} ms`,
    found: `${p95} ms`,
    reached: p95 < mostMilliseconds,
  }))
}

/** A hundred times the members take at most so many times the time. */
export function steadiness(timed: readonly Timed[]): Aim[] {
  const smallest = Math.min(...timed.map(({ members }) => members))
  return pagesOf(timed, largest(timed)).flatMap(({ database, members, query, p95 }) => {
    const before = pagesOf(timed, smallest).find((one) => one.query === query)
    if (!before || smallest === members) return []
    const times = Math.round((100 * p95) / before.p95) / 100
    return {
      aim: `${database}: ${query}, p95 of ${members} to that of ${smallest}`,
      wanted: `≤ ${mostTimes} ×`,
      found: `${times} ×`,
      reached: times <= mostTimes,
    }
  })
}

function pagesOf(timed: readonly Timed[], size: number) {
  return timed.filter(({ members, query }) => members === size && query.includes('page'))
}

function largest(timed: readonly Timed[]) {
  return Math.max(...timed.map(({ members }) => members))
}
