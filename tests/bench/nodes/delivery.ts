import type { Aim } from '#tests/bench/aims'
import { allDelivered, deliveredSoon } from '#tests/bench/nodes/aims'
import type { Nodes } from '#tests/bench/nodes/start'
import { openIdleStreams, signInListeners } from '#tests/bench/nodes/idle_streams'
import { talk, type Pair } from '#tests/bench/nodes/talk'
import { closeStreams } from '#tests/support/live/event_stream'

const streams = 10_000
const seconds = 10

/** Messages a second; the last is what is wanted, the others show what this machine carries. */
const rates = [50, 100, 200, 300]

/** Members beside the pairs, who have an open page and hear nothing. */
type People = readonly Readonly<{ number: number }>[]

/** Messages between members at different nodes, while others have their streams open at all of them. */
export async function measureDelivery({ urls }: Nodes, pairs: readonly Pair[], people: People) {
  needOpenFiles(streams + 1000)
  const idle = await openIdleStreams(await signInListeners(urls, people, streams), streams)
  console.log(`${streams} streams are open at ${urls.length} nodes`)
  await talk(pairs, { perSecond: rates[0], seconds: 3 })
  closeStreams()
  const aims: Aim[] = []
  for (const perSecond of rates) {
    const { latencies, lost, refused } = await talk(pairs, { perSecond, seconds })
    closeStreams()
    const median = latencies[latencies.length >> 1]?.toFixed(1)
    console.log(`${perSecond} messages/s: seen after ${median} ms (p50), ${refused} refused`)
    const name = `${perSecond} messages/s among ${streams} streams, ${urls.length} nodes`
    aims.push(deliveredSoon(name, latencies), allDelivered(name, lost))
  }
  idle.close()
  return aims
}

/** Each stream is a connection of this process. */
function needOpenFiles(count: number) {
  const { userLimits } = process.report.getReport() as Report
  const { soft } = userLimits.open_files
  if (soft !== 'unlimited' && Number(soft) < count) {
    throw new Error(`${count} open files are needed, and ${soft} allowed: ulimit -n ${count}`)
  }
}

type Report = Readonly<{ userLimits: { open_files: { soft: number | 'unlimited' } } }>
