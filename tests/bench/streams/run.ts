/*
 * Measures live updates of one node, the production build on SQLite: the memory of 5,000 idle event
 * streams, the latency of messages while they are open, and whether long lists open as fast as
 * short ones. Prints the figures and the aims, and writes both to tmp/bench_streams.json.
 */
import type { Aim } from '#tests/bench/aims'
import { measure, type Measured } from '#tests/bench/measure'
import { report } from '#tests/bench/report'
import * as aim from '#tests/bench/streams/aims'
import { fillOverview, fillConversation } from '#tests/bench/streams/fill'
import { openIdleStreams, signInListeners } from '#tests/bench/streams/idle_streams'
import { createPairs } from '#tests/bench/streams/pairs'
import { type Pair, talk } from '#tests/bench/streams/talk'
import { demoId } from '#database/demo/ids'
import { memberClient } from '#tests/support/http/member_client'
import { membersWhoSignIn } from '#tests/support/people/signing_in'
import { closeStreams } from '#tests/support/live/event_stream'
import { startSite } from '#tests/support/site/running_site'

const streams = 5_000
const couples = 20
const rate = { perSecond: 200, seconds: 10 }
const long = { conversations: 5_000, messages: 100_000 }
/** Still enough to fill a page. */
const short = { conversations: 40, messages: 60 }

const site = await startSite({ BENCH: 'true', LOG_LEVEL: 'error' })
const people = await membersWhoSignIn()
const aims: Aim[] = []
const results: Measured[] = []

try {
  await measureLists()
  const writers = people.slice(-2 - 2 * couples, -2)
  const pairs = await createPairs(
    { urls: [site.url], env: site.env },
    writers,
    rate.perSecond * rate.seconds
  )
  // Warms the process up before its memory is measured.
  await talk(pairs, { perSecond: 50, seconds: 2 })
  closeStreams()
  await measureIdle()
  await measureTalk(`${rate.perSecond} messages/s among them`, pairs)
  report('bench_streams', results, aims)
} finally {
  closeStreams()
  await site.stop()
}
process.exit()

async function measureIdle() {
  const listeners = await signInListeners([site.url], people, streams)
  const before = await memory()
  await openIdleStreams(listeners, streams)
  const after = await memory()
  const held = (after.held - before.held) / streams
  const resident = (after.rss - before.rss) / streams
  const [own, all] = [held, resident].map(aim.kilobytes)
  console.log(`${streams} idle streams: ${own} held and ${all} resident for each`)
  aims.push(aim.memoryPerStream(held))
}

async function measureTalk(name: string, pairs: readonly Pair[]) {
  const { latencies, lost, refused } = await talk(pairs, rate)
  console.log(
    `${latencies.length} seen, ${refused} refused, p50 ${latencies[latencies.length >> 1]?.toFixed(1)} ms`
  )
  aims.push(aim.deliveryLatency(name, latencies), aim.noneLost(name, lost))
}

async function measureLists() {
  await site.ace('demo:crowd', `--members=${long.conversations + 100}`)
  const file = site.env.SQLITE_FILE ?? ''
  const [busy, quiet] = people.slice(-2)
  fillOverview(file, demoId('profile', busy.number), long.conversations, 0)
  fillOverview(file, demoId('profile', quiet.number), short.conversations, 0)
  const longConversation = fillConversation(
    file,
    demoId('profile', quiet.number),
    long.messages,
    5_001
  )
  const shortConversation = fillConversation(
    file,
    demoId('profile', quiet.number),
    short.messages,
    5_002
  )
  const busyOnes = (await memberClient(site.url, busy.number)).headers
  const quietOnes = (await memberClient(site.url, quiet.number)).headers

  const overviews = await measure(
    { name: 'overview of 5,000', urls: [`${site.url}/chats`], headers: htmlFor(busyOnes) },
    { name: 'overview of 40', urls: [`${site.url}/chats`], headers: htmlFor(quietOnes) }
  )
  const conversations = await measure(
    ...[
      { name: 'conversation of 100,000', id: longConversation },
      { name: 'conversation of 60', id: shortConversation },
    ].map(({ name, id }) => ({
      name,
      urls: [`${site.url}/chats/${id}`],
      headers: htmlFor(quietOnes),
    }))
  )
  results.push(...overviews, ...conversations)
  aims.push(
    aim.equalSpeed(overviews[0], overviews[1]),
    aim.equalSpeed(conversations[0], conversations[1])
  )
}

function htmlFor({ Cookie }: Record<string, string>) {
  return { Cookie, Accept: 'text/html' }
}

async function memory(): Promise<{ rss: number; held: number }> {
  const answer = await fetch(`${site.url}/bench/process`)
  return (await answer.json()) as { rss: number; held: number }
}
