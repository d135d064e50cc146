/*
 * Measures the queries of member search on PostgreSQL and on SQLite, each in a process and a
 * database of its own. Prints the figures and the aims; plans go to tests/bench/plans/.
 */
import { onEachDatabase } from '#tests/bench/each_database'
import { report } from '#tests/bench/report'
import { pageLatency, pageReading, scalability } from '#tests/bench/search/aims'
import type { Timed } from '#tests/bench/search/time'

const parameters = process.argv.slice(3)
const sizes = parameters.length > 0 ? parameters : ['10000', '100000', '1000000']

const { postgres, sqlite } = await onEachDatabase<Timed[]>(
  'tests/bench/search/on_database.ts',
  sizes
)
const aims = [
  ...pageReading(postgres),
  ...pageLatency(postgres),
  ...scalability(postgres),
  ...scalability(sqlite),
]
report('bench_search', [...postgres, ...sqlite], aims)
