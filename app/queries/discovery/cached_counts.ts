const keepForMilliseconds = 60_000
const mostKept = 2000

type Counted = Readonly<{ count: number; keep: boolean }>
type Kept = Readonly<{ until: number; counted: Promise<Counted> }>
const kept = new Map<string, Kept>()

/**
 * A count that many ask for: made once a minute when it says it is worth keeping, and once for all
 * who ask while it is being made. Every process keeps its own.
 */
export async function cachedCount(
  key: string,
  countAnew: () => Promise<Counted>,
  now = Date.now()
) {
  const known = kept.get(key)
  if (!known || known.until <= now) return countAndCache(key, countAnew, now)
  const shared = await known.counted
  return shared.keep ? shared.count : (await countAnew()).count
}

/** The members changed: everything is counted anew. */
export function invalidateCounts() {
  kept.clear()
}

async function countAndCache(key: string, countAnew: () => Promise<Counted>, now: number) {
  kept.delete(key)
  if (kept.size >= mostKept) evictOldest()
  // The minute begins with the counting: what is counted may change while it lasts.
  const entry = { until: now + keepForMilliseconds, counted: countAnew() }
  kept.set(key, entry)
  let worthKeeping = false
  try {
    const { count, keep } = await entry.counted
    worthKeeping = keep
    return count
  } finally {
    if (!worthKeeping && kept.get(key) === entry) kept.delete(key)
  }
}

/** A map goes through its keys in the order they were set. */
function evictOldest() {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}
