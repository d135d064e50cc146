/** The number of operations that a database does in a second. */
export type Rated = Readonly<{ database: string; name: string; perSecond: number }>

type Case = Readonly<{ name: string; atOnce: number; run: () => Promise<unknown> }>

const rounds = 24
const milliseconds = 150

/** Runs the cases in alternation and returns the best round of each. */
export async function rate(database: string, cases: readonly Case[]): Promise<Rated[]> {
  const best = cases.map(() => 0)
  for (let round = 0; round <= rounds; round++) {
    for (const [index, one] of cases.entries()) {
      const perSecond = await rateOnce(one)
      // The first round only warms up.
      if (round > 0) best[index] = Math.max(best[index], perSecond)
    }
  }
  return cases.map(({ name }, index) => ({ database, name, perSecond: Math.round(best[index]) }))
}

async function rateOnce({ atOnce, run }: Case) {
  const start = performance.now()
  const end = start + milliseconds
  let done = 0
  const runUntilEnd = async () => {
    while (performance.now() < end) {
      await run()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runUntilEnd))
  return (1000 * done) / (performance.now() - start)
}
