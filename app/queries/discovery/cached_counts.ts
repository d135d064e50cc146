const lifetime = 60_000
const maxEntries = 2000

type Counted = Readonly<{ count: number; cacheable: boolean }>
type Entry = Readonly<{ until: number; counted: Promise<Counted> }>
const cache = new Map<string, Entry>()

/**
 * A count that many ask for: made once a minute when it says it is worth keeping, and once for all
 * who ask while it is being made. Every process keeps its own.
 */
export async function cachedCount(key: string, count: () => Promise<Counted>, now = Date.now()) {
  const known = cache.get(key)
  if (!known || known.until <= now) return countAndCache(key, count, now)
  const shared = await known.counted
  return shared.cacheable ? shared.count : (await count()).count
}

/** The members changed: everything is counted anew. */
export function invalidateCounts() {
  cache.clear()
}

async function countAndCache(key: string, count: () => Promise<Counted>, now: number) {
  cache.delete(key)
  if (cache.size >= maxEntries) evictOldest()
  // The minute begins with the counting: what is counted may change while it lasts.
  const entry = { until: now + lifetime, counted: count() }
  cache.set(key, entry)
  let worthCaching = false
  try {
    const counted = await entry.counted
    worthCaching = counted.cacheable
    return counted.count
  } finally {
    if (!worthCaching && cache.get(key) === entry) cache.delete(key)
  }
}

/** A map goes through its keys in the order they were set. */
function evictOldest() {
  for (const key of cache.keys()) {
    cache.delete(key)
    return
  }
}
