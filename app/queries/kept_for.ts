/** The most answers that one query keeps: beyond it, the oldest is forgotten. */
const most = 2000

/**
 * Reads something and keeps it for a while, for queries that many visitors cause and that may be a
 * little old. What is asked for together is read once; a read that fails is not kept.
 */
export function keptFor<Asked, Answer>(
  milliseconds: number,
  read: (asked: Asked) => Promise<Answer>
) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>()
  const get = (asked: Asked) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.answer
    const answer = read(asked)
    kept.delete(key)
    // A map keeps its keys in the order in which they came.
    for (const oldest of kept.keys()) {
      if (kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, { until: Date.now() + milliseconds, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
  return { get, forget: () => kept.clear() }
}

const shown: { forget: () => void }[] = []

/** Keeps what names members to visitors, and forgets it as soon as one of them changes that. */
export function keptWhileShown<Asked, Answer>(
  milliseconds: number,
  read: (asked: Asked) => Promise<Answer>
) {
  const kept = keptFor(milliseconds, read)
  shown.push(kept)
  return kept
}

export function forgetWhatIsShown() {
  for (const kept of shown) kept.forget()
}
