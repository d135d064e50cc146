/** Milliseconds of one query in a crowd of a size. */
export type Timed = Readonly<{
  database: string
  members: number
  query: string
  p50: number
  p95: number
  /** On average. */
  rows: number
}>

const rounds = 8

/**
 * How long the cases take. They take turns, and of each the best round is told, as everywhere in
 * the bench: whatever else the machine does can only slow them down.
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
