/** A seeded generator of random numbers, so that the demo world is the same on every machine. */
export type Random = ReturnType<typeof randomFrom>

export function randomFrom(seed: number) {
  let state = seed >>> 0

  /** From 0 up to, not including, 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)

  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)],
    some: <T>(choices: readonly T[], count: number) => shuffled(choices, below).slice(0, count),
  }
}

function shuffled<T>(items: readonly T[], below: (limit: number) => number) {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[result[last], result[other]] = [result[other], result[last]]
  }
  return result
}
