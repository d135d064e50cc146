/*
 * Has members of the drills use one node of the production build at a steady rate: soak <minutes> <acts a second>, by
 * default 30 and 10. Measures each half minute what the node uses after garbage collection, and how that grows once
 * a quarter of the time has warmed it up. On SQLite, or on PostgreSQL when DB_CONNECTION and PG_URL say so. Prints the samples
 * and the aims, and writes both to tmp/bench_soak.json.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { report } from '#tests/bench/report'
import { flat, noSurprises } from '#tests/bench/soak/aims'
import { takeSample, type Sample } from '#tests/bench/soak/samples'
import { Crowd } from '#tests/cluster/members/crowd'
import { closeStreams } from '#tests/support/live/event_stream'
import { runSql } from '#tests/support/site/run_sql'
import { startSite } from '#tests/support/site/running_site'

const everySeconds = 30
const conversations = 12
const buyers = 60

const [minutes = 30, perSecond = 10] = process.argv.slice(3).map(Number)

const site = await startSite({ BENCH: 'true', LOG_LEVEL: 'error' })
try {
  const { env, url } = site
  const sql = (statement: string) => runSql(env, statement)
  const crowd = await Crowd.gather({ env, sql, url }, { conversations, buyers, perSecond })
  crowd.begin()
  const start = crowd.asked.now
  const samples: Sample[] = []
  for (let due = everySeconds; due <= minutes * 60; due += everySeconds) {
    await wait(Math.max(0, start + due * 1000 - performance.now()))
    samples.push(await takeSample(url, due / 60))
  }
  await crowd.settle()
  const { asked, failed, pause } = crowd.asked.since(start)
  crowd.leave()
  console.log(
    `${asked} requests in ${minutes} minutes, ${failed} failed, the longest took ${pause} ms; ${crowd.counts.messages} messages`
  )
  const warm = samples.filter(({ minute }) => minute > minutes / 4)
  const surprises = [...crowd.asked.takeRefusals(), ...crowd.surprises]
  report('bench_soak', samples, [...flat(warm), noSurprises(surprises)])
} finally {
  closeStreams()
  await site.stop()
}
process.exit()
