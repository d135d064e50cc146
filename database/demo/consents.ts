import type { Character } from '#database/demo/cast'

/**
 * Numbers of the members who agreed to an older version of the terms only: the last woman who seeks
 * women of each country and language. Signing in as one of them shows how the site asks again.
 */
export function agreedToOldTerms(cast: readonly Character[]): ReadonlySet<number> {
  const people = cast.filter(({ fictional, sexuality }) => !fictional && sexuality === 'lesbian')
  const last = new Map(people.map((one) => [`${one.country} ${one.language}`, one.number]))
  return new Set(last.values())
}
