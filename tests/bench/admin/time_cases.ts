import db from '@adonisjs/lucid/services/db'
import { allCases } from '#tests/bench/admin/cases'
import { readBy, type Read } from '#tests/bench/admin/read_of_database'
import { time } from '#tests/bench/search/time'

/** Milliseconds of the queries behind a page or file, and what they read. */
export type TimedCase = Read &
  Readonly<{ database: string; query: string; p50: number; p95: number }>

export async function timeCases(): Promise<TimedCase[]> {
  const database = db.connection().dialect.name
  const timed: TimedCase[] = []
  for (const { name, runs } of await allCases()) {
    const { p50, p95 } = await time(runs, async (run) => {
      await run()
      return 0
    })
    const reads = []
    for (const run of runs.slice(0, 8)) reads.push(await readBy(run))
    const most = reads.toSorted((one, other) => (other.buffers ?? 0) - (one.buffers ?? 0))[0]
    const scans = [...new Set(reads.map(({ scans: found }) => found).filter(Boolean))].join('; ')
    timed.push({ database, query: name, p50, p95, ...most, scans })
  }
  return timed
}
