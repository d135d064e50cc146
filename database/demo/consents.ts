import type { Character } from '#database/demo/cast'

/**
 * Who agreed to older terms and has not been asked since: of every country and language the last
 * who seeks women and men. Signing in as one of them shows how the site asks again.
 */
export function agreedToOldTerms(cast: readonly Character[]): ReadonlySet<number> {
  const people = cast.filter(({ fictional, sexuality }) => !fictional && sexuality === 'bi')
  const last = new Map(people.map((one) => [`${one.country} ${one.language}`, one.number]))
  return new Set(last.values())
}
