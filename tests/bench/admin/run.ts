/*
 * Measures the queries and the slowest pages of the back office on PostgreSQL, and the queries on
 * SQLite: admin <members> <movements> <messages>, by default 1,000,000, 10,000,000 and 20,000,000.
 * Prints the figures and the aims, and writes both to tmp/bench_admin.json.
 */
import { onEachDatabase } from '#tests/bench/each_database'
import { asPages, inDatabase } from '#tests/bench/admin/aims'
import type { TimedCase } from '#tests/bench/admin/time_cases'
import type { TimedPage } from '#tests/bench/admin/time_pages'
import { report } from '#tests/bench/report'

type Found = Readonly<{ queries: readonly TimedCase[]; pages: readonly TimedPage[] }>

const usual = ['1000000', '10000000', '20000000']
const sizes = usual.map((size, index) => process.argv[3 + index] ?? size)

const { postgres, sqlite } = await onEachDatabase<Found>('tests/bench/admin/on_database.ts', sizes)
console.log(`members, movements and messages: ${sizes.join(', ')}`)
console.table(postgres.pages)
const aims = [...inDatabase(postgres.queries), ...asPages(postgres.pages)]
report('bench_admin', [...postgres.queries, ...sqlite.queries], aims)
