/*
 * Measures the queries and the slowest pages of the back office on PostgreSQL, and the queries on
 * SQLite: admin <members> <movements> <messages> <database>, by default 1,000,000, 10,000,000,
 * 20,000,000 and both, one after the other. Prints the figures and the aims, and writes both to
 * tmp/bench_admin.json. PostgreSQL takes twenty minutes and 20 GB of disk at these sizes.
 */
import { databases, onDatabase } from '#tests/bench/each_database'
import { asPages, inDatabase } from '#tests/bench/admin/aims'
import type { TimedCase } from '#tests/bench/admin/time_cases'
import type { TimedPage } from '#tests/bench/admin/time_pages'
import { report } from '#tests/bench/report'

type Found = Readonly<{ queries: readonly TimedCase[]; pages: readonly TimedPage[] }>

const usual = ['1000000', '10000000', '20000000']
const sizes = usual.map((size, index) => process.argv[3 + index] ?? size)
const chosen = databases.filter((one) => (process.argv[6] ?? one) === one)

const queries: TimedCase[] = []
const pages: TimedPage[] = []
for (const database of chosen) {
  const found = await onDatabase<Found>(database, 'tests/bench/admin/on_database.ts', sizes)
  queries.push(...found.queries)
  pages.push(...found.pages)
}
console.log(`members, movements and messages: ${sizes.join(', ')}`)
console.table(pages)
const ofPostgres = queries.filter(({ database }) => database === 'postgres')
report('bench_admin', queries, [...inDatabase(ofPostgres), ...asPages(pages)])
