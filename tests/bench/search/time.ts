/** Milliseconds of one query at one number of members. */
export type Timed = Readonly<{
  database: string
  members: number
  query: string
  p50: number
  p95: number
  /** On average. */
  rows: number
  /** Pages of 8 kB that PostgreSQL reads, in its cache or not. */
  buffers?: number
}>

const rounds = 4

/**
 * Times the cases in alternation and takes the best round of each: other load on the machine can
 * only slow them down.
 */
export async function time<T>(cases: readonly T[], run: (one: T) => Promise<number>) {
  const best = cases.map(() => Infinity)
  let rows = 0
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of cases.entries()) {
      const start = performance.now()
      rows += await run(one)
      best[index] = Math.min(best[index], performance.now() - start)
    }
  }
  const inOrder = best.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(100 * inOrder[Math.floor(share * inOrder.length)]) / 100
  return { p50: at(0.5), p95: at(0.95), rows: Math.round(rows / (rounds * cases.length)) }
}
