/*
 * What a quick run tests of something large: a sample, drawn anew in each run. The seed is printed
 * with the result, and `SEED=…` draws the same again. With `WHOLE=true` a sample is all there is.
 */
import { createHash, randomInt } from 'node:crypto'
import fc from 'fast-check'

export const seed = Number(process.env.SEED ?? randomInt(1_000_000))
export const isWhole = process.env.WHOLE === 'true'

/**
 * Draws `count` of all. Each has a place of its own in the order, by the seed and its `key`, so that
 * one more or fewer of all changes nothing else. `what` tells samples of the same things apart.
 */
export function sample<T>(
  what: string,
  all: readonly T[],
  count: number,
  key: (one: T) => string = (one) => JSON.stringify(one)
) {
  if (isWhole) return [...all]
  const places = new Map(all.map((one) => [one, placeOf(what, key(one))]))
  const drawn = all.toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)).slice(0, count)
  return all.filter((one) => drawn.includes(one))
}

/** Properties draw their values by the same seed. */
export function fixRandomSeed() {
  fc.configureGlobal({ seed })
}

/** How often something random is repeated: in a quick run, and in a whole one. */
export function repeats(quick: number, whole: number) {
  return isWhole ? whole : quick
}

/** Counts what runs at the same moment: on PostgreSQL always as often, as SQLite makes a queue of it. */
export function atOnce(quickOnSqlite: number, whole: number) {
  return process.env.DB_CONNECTION === 'pg' ? whole : repeats(quickOnSqlite, whole)
}

function placeOf(what: string, key: string) {
  return createHash('sha256')
    .update(JSON.stringify([seed, what, key]))
    .digest('hex')
}
