const lifetime = 60_000
const maxEntries = 2000

type Counted = Readonly<{ count: number; cacheable: boolean }>
type Entry = Readonly<{ until: number; counted: Promise<Counted> }>
const cache = new Map<string, Entry>()

/**
 * A count that many members ask for: cached for a minute when it is `cacheable`, and shared by
 * those who ask while it is being made. Each process has its own cache.
 */
export async function cachedCount(key: string, count: () => Promise<Counted>, now = Date.now()) {
  const known = cache.get(key)
  if (!known || known.until <= now) return countAndCache(key, count, now)
  const shared = await known.counted
  return shared.cacheable ? shared.count : (await count()).count
}

/** For tests. */
export function invalidateCounts() {
  cache.clear()
}

async function countAndCache(key: string, count: () => Promise<Counted>, now: number) {
  cache.delete(key)
  if (cache.size >= maxEntries) evictOldest()
  // The lifetime starts before counting, since members may change meanwhile.
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

/** Deletes the first key: a map keeps them in insertion order. */
function evictOldest() {
  for (const key of cache.keys()) {
    cache.delete(key)
    return
  }
}
