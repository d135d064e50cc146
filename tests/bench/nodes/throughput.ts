import { measureArrivals } from '#tests/bench/arrivals'
import { measure } from '#tests/bench/measure'
import { askingOf, bare, kinds, targetOf, type Kind } from '#tests/bench/nodes/asked'
import type { Nodes } from '#tests/bench/nodes/start'
import type { Pair } from '#tests/bench/nodes/talk'

/** What so many nodes answer of one kind, all that they can and at half of that. */
export type Throughput = Readonly<{
  'asked': string
  'nodes': number
  'perSecond': number
  'times one node': number
  'of the bare page': number
  'p99 at half': number
  /** Milliseconds of a processor that a node needs for one. */
  'processor': number
  'errors': number
}>

/** Asks one, two and more nodes for the same, in alternation. */
export async function measureThroughput({ proxies, urls }: Nodes, pairs: readonly Pair[]) {
  const found: Throughput[] = []
  const pages = await measure(...proxies.map((url) => targetOf(bare, url, pairs)))
  for (const kind of [bare, ...kinds]) {
    const most =
      kind === bare ? pages : await measure(...proxies.map((url) => targetOf(kind, url, pairs)))
    const processor = await processorOf(kind, urls[0], pairs)
    for (const [index, url] of proxies.entries()) {
      const { errors, perSecond } = most[index]
      const half = await measureArrivals({
        name: kind.name,
        next: askingOf(kind, url, pairs),
        ratePerSecond: perSecond / 2,
        rounds: 1,
      })
      console.log(
        `${kind.name}, ${index + 1} nodes: ${perSecond}/s, ${half.p99} ms at half of that`
      )
      found.push({
        'asked': kind.name,
        'nodes': index + 1,
        perSecond,
        'times one node': rounded(perSecond / most[0].perSecond),
        'of the bare page': rounded(perSecond / pages[index].perSecond),
        'p99 at half': half.p99,
        processor,
        'errors': errors + half.errors,
      })
    }
  }
  return found
}

const asked = 200

/** Processor time of a node that is asked one thing after another, and collects its garbage at the end. */
async function processorOf(kind: Kind, url: string, pairs: readonly Pair[]) {
  const next = askingOf(kind, url, pairs)
  const before = await processorUsed(url)
  for (let time = 0; time < asked; time++) {
    const { body, headers, method, url: address } = next()
    const answer = await fetch(address, { method, headers, body })
    await answer.arrayBuffer()
  }
  return rounded(((await processorUsed(url)) - before) / asked)
}

async function processorUsed(url: string) {
  const answer = await fetch(`${url}/bench/process`)
  return ((await answer.json()) as { cpu: number }).cpu
}

function rounded(number: number) {
  return Math.round(number * 100) / 100
}
