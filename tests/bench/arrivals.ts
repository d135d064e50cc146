import type { Measured } from '#tests/bench/measure'

export type Arriving = Readonly<{
  name: string
  url: string
  headers: Record<string, string>
  body: () => string
  everySecond: number
}>

const seconds = { warm: 3, measured: 10 }
const rounds = 3

/**
 * Posts that come in at random moments, as from people who know nothing of each other: autocannon
 * keeps its rate by sending a second's worth at once. The milliseconds count from the moment the
 * post was due, so that waiting for the ones before counts too. Of the rounds the best is told.
 */
export async function measureArrivals(arriving: Arriving): Promise<Measured> {
  await round(arriving, seconds.warm)
  const found: Measured[] = []
  for (let count = 0; count < rounds; count++) found.push(await round(arriving, seconds.measured))
  const [best] = found.toSorted((one, other) => one.p99 - other.p99)
  return { ...best, errors: found.reduce((sum, one) => sum + one.errors, 0) }
}

async function round(arriving: Arriving, duration: number): Promise<Measured> {
  const start = performance.now()
  const posts = moments(arriving.everySecond, duration).map((due) => postAt(start + due, arriving))
  const answers = await Promise.all(posts)
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    name: arriving.name,
    perSecond: Math.round(times.length / ((performance.now() - start) / 1000)),
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    errors: answers.filter(({ good }) => !good).length,
  }
}

/** Milliseconds from the start, with random pauses between that come to the rate. */
function moments(everySecond: number, duration: number) {
  const due: number[] = []
  for (let at = pause(everySecond); at < duration * 1000; at += pause(everySecond)) due.push(at)
  return due
}

function pause(everySecond: number) {
  return (-Math.log(1 - Math.random()) / everySecond) * 1000
}

async function postAt(due: number, { url, headers, body }: Arriving) {
  await new Promise((fulfil) => setTimeout(fulfil, due - performance.now()))
  const answer = await fetch(url, { method: 'POST', headers, body: body() })
  await answer.arrayBuffer()
  return { milliseconds: performance.now() - due, good: answer.ok }
}

function share(sorted: number[], part: number) {
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))])
}
