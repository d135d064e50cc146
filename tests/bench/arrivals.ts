import type { Measured } from '#tests/bench/measure'

/** One request. */
export type Asking = Readonly<{
  url: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}>

export type Arriving = Readonly<{
  name: string
  next: () => Asking
  ratePerSecond: number
  /** The best of three, by default. */
  rounds?: number
  /** Seconds before it counts; three by default. */
  warmUp?: number
}>

const secondsMeasured = 10

/**
 * Measures requests with random (Poisson) arrivals, as from independent users: autocannon
 * holds a rate by sending bursts. Latency counts from the moment a request was due, so that time
 * spent in a queue is included. Returns the best round, with the errors of all.
 */
export async function measureArrivals(arriving: Arriving): Promise<Measured> {
  await round(arriving, arriving.warmUp ?? 3)
  const found: Measured[] = []
  for (let count = 0; count < (arriving.rounds ?? 3); count++)
    found.push(await round(arriving, secondsMeasured))
  const [best] = found.toSorted((one, other) => one.p99 - other.p99)
  return { ...best, errors: found.reduce((sum, one) => sum + one.errors, 0) }
}

async function round(arriving: Arriving, duration: number): Promise<Measured> {
  const start = performance.now()
  const asked = moments(arriving.ratePerSecond, duration).map((due) =>
    askAt(start + due, arriving.next())
  )
  const answers = await Promise.all(asked)
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    name: arriving.name,
    perSecond: Math.round(times.length / ((performance.now() - start) / 1000)),
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    errors: answers.filter(({ good }) => !good).length,
  }
}

/** Milliseconds from the start, with exponentially distributed pauses that average to the rate. */
function moments(ratePerSecond: number, duration: number) {
  const due: number[] = []
  for (let at = pause(ratePerSecond); at < duration * 1000; at += pause(ratePerSecond)) due.push(at)
  return due
}

function pause(ratePerSecond: number) {
  return (-Math.log(1 - Math.random()) / ratePerSecond) * 1000
}

async function askAt(due: number, { body, headers, method, url }: Asking) {
  await new Promise((fulfil) => setTimeout(fulfil, due - performance.now()))
  const answer = await fetch(url, { method, headers, body })
  await answer.arrayBuffer()
  return { milliseconds: performance.now() - due, good: answer.ok }
}

/** In tenths of a millisecond. */
function share(sorted: number[], part: number) {
  return Math.round(10 * sorted[Math.floor(part * (sorted.length - 1))]) / 10
}
