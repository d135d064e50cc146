import { interests } from '#core/profiles/interests'
import { traits } from '#core/profiles/traits'
import type { Character } from '#database/demo/cast'
import type { Random } from '#database/demo/random'

/** What a profile of the demo world tells of looks and life; not everybody tells everything. */
export function lookOf(person: Character, random: Random) {
  const told = Object.entries(traits).map(([trait, values]) => {
    return [trait, random.chance(0.8) ? random.pick(values) : null]
  })
  return {
    interests: random.some(interests, 3 + (person.number % 5)),
    traits: Object.fromEntries(told),
  }
}
