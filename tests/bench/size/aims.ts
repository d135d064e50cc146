import type { Aim } from '#tests/bench/aims'
import type { MeasuredJob } from '#tests/bench/size/measure_jobs'
import type { MeasuredPage } from '#tests/bench/size/measure_pages'

const maxMilliseconds = 15
const maxTimes = 1.5
/** What a few lookups in trees that are one level higher read more. */
const fewBuffers = 20

/** The 95th percentile of all that a page asks of the database. */
export function inDatabase(pages: readonly MeasuredPage[]): Aim[] {
  return pages.map(({ p95, page, status }) => ({
    aim: `${page}: in the database, p95`,
    wanted: `200, ≤ ${maxMilliseconds} ms`,
    found: `${status}, ${p95} ms`,
    reached: status === '200' && p95 <= maxMilliseconds,
  }))
}

/** A page reads as much of ten times as many rows. */
export function growsLittle(whole: readonly MeasuredPage[], tenth: readonly MeasuredPage[]): Aim[] {
  return whole.map(({ buffers, page }) => {
    const before = tenth.find((one) => one.page === page)?.buffers ?? 0
    return {
      aim: `${page}: buffers, beside those of a tenth`,
      wanted: `≤ ${maxTimes} × + ${fewBuffers}`,
      found: `${buffers}, ${before}`,
      reached: buffers <= maxTimes * before + fewBuffers,
    }
  })
}

/** A job that runs at least each hour reads no table from end to end. */
export function scansNothing(jobs: readonly MeasuredJob[]): Aim[] {
  return jobs.map(({ job, reads }) => ({
    aim: `${job}: tables it reads from end to end`,
    wanted: 'none',
    found: /Seq Scan [^,]+/.exec(reads)?.[0] ?? 'none',
    reached: !reads.includes('Seq Scan'),
  }))
}
