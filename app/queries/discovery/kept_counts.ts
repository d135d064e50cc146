const keepForMilliseconds = 60_000
const mostKept = 2000
const kept = new Map<string, { until: number; count: number }>()

type Counted = Readonly<{ count: number; keep: boolean }>

/** A count that many ask for: made once a minute when it says it is worth keeping. */
export async function keptCount(key: string, countAnew: () => Promise<Counted>) {
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.count

  const { count, keep } = await countAnew()
  if (kept.size >= mostKept) kept.clear()
  if (keep) kept.set(key, { until: Date.now() + keepForMilliseconds, count })
  return count
}

/** The members changed: everything is counted anew. */
export function forgetCounts() {
  kept.clear()
}
