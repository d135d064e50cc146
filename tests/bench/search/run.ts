/*
 * Measures the queries of member search on PostgreSQL and on SQLite, each in a process and a
 * database of its own. Prints the figures and the aims; plans go to tests/bench/plans/.
 */
import { onEachDatabase } from '#tests/bench/each_database'
import { report } from '#tests/bench/report'
import { quickness, steadiness } from '#tests/bench/search/aims'
import type { Timed } from '#tests/bench/search/time'

const given = process.argv.slice(3)
const sizes = given.length > 0 ? given : ['10000', '100000', '1000000']

const { postgres, sqlite } = await onEachDatabase<Timed[]>(
  'tests/bench/search/on_database.ts',
  sizes
)
const aims = [...quickness(postgres), ...steadiness(postgres), ...steadiness(sqlite)]
report('bench_search', [...postgres, ...sqlite], aims)
