/*
 * Measures what every page of members and visitors, and every job that runs often, asks of PostgreSQL, in a large
 * database and in one of a tenth: size <messages> <members> <likes and swipes>, by default 100,000,000, 1,000,000 and
 * half as many likes and swipes as messages. Prints the figures and the aims, and writes both to
 * tmp/bench_size.json. Before it fills the large one it says how long that takes and how much disk, and ends if there is too
 * little of either.
 */
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { onDatabase } from '#tests/bench/each_database'
import { report } from '#tests/bench/report'
import { growsLittle, inDatabase, scansNothing } from '#tests/bench/size/aims'
import type { MeasuredJob } from '#tests/bench/size/measure_jobs'
import type { MeasuredPage } from '#tests/bench/size/measure_pages'
import { partOf, type Sizes } from '#tests/bench/size/sizes'

type Found = Readonly<{
  seconds: number
  bytes: number
  pages: readonly MeasuredPage[]
  jobs: readonly MeasuredJob[]
}>

const gigabyte = 1024 ** 3
/** Beside the database: what PostgreSQL logs and sorts meanwhile. */
const besides = 10 * gigabyte
const maxMinutes = 60

/** With the sandbox there is something to pay with. Jobs find that it knows none of the orders, and say so. */
const settings = { DEMO: 'true', LOG_LEVEL: 'fatal' }

const [messages = 100_000_000, members = 1_000_000, likes = messages / 2] = process.argv
  .slice(3)
  .map(Number)
const whole: Sizes = { members, likes, messages }

const tenth = await measure(partOf(whole, 0.1))
await refuseTooMuch(tenth)
const large = await measure(whole)

console.log(sizeOf(whole, large))
console.table(large.jobs)
report('bench_size', large.pages, [
  ...inDatabase(large.pages),
  ...growsLittle(large.pages, tenth.pages),
  ...scansNothing(large.jobs),
])

function measure(sizes: Sizes) {
  const parameters = [sizes.members, sizes.likes, sizes.messages].map(String)
  return onDatabase<Found>('postgres', 'tests/bench/size/on_database.ts', parameters, settings)
}

async function refuseTooMuch({ bytes, seconds }: Found) {
  const [needed, minutes] = [10 * bytes + besides, (12 * seconds) / 60]
  const { bavail, bsize } = await statfs(tmpdir())
  console.log(
    `The whole takes some ${inGigabytes(needed)} of ${inGigabytes(bavail * bsize)}, and ${Math.round(minutes)} minutes`
  )
  const part = Math.min((bavail * bsize) / needed, maxMinutes / minutes)
  if (part >= 1) return
  console.error(
    `Too much for this machine: ask for ${Math.floor(part * messages)} messages at most`
  )
  process.exit(1)
}

function sizeOf(sizes: Sizes, { bytes, seconds }: Found) {
  const rows = Object.entries(sizes).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  return `${rows.join(', ')} (half of the likes are swipes): ${inGigabytes(bytes)}, filled in ${Math.round(seconds / 60)} minutes`
}

function inGigabytes(bytes: number) {
  return `${(bytes / gigabyte).toFixed(1)} GB`
}
