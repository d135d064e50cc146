import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { seekingOf } from '#core/profiles/orientation'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { randomFrom } from '#database/demo/random'

/** Whether two members of one country and language might like each other. */
function mightFit(one: Character, other: Character) {
  return one !== other && seeks(one, other) && seeks(other, one)
}

function seeks(one: Character, { gender }: Character) {
  return ['both', gender].includes(seekingOf(one))
}

/**
 * Members who match this person in both directions, the nearest age first; for a lead, whose life
 * is fuller, those of every country.
 */
export function candidatesFor(person: Character, cast: readonly Character[]) {
  return cast
    .filter((other) => person.lead !== null || other.country === person.country)
    .filter((other) => other.language === person.language && other.lead === null)
    .filter((other) => !other.fictional && mightFit(person, other))
    .toSorted((a, b) => Math.abs(a.age - person.age) - Math.abs(b.age - person.age))
}

/** Everybody but fictional profiles and leads. */
export function ordinary(cast: readonly Character[]) {
  return cast.filter(({ fictional, lead }) => !fictional && lead === null)
}

/** Everybody likes two or three people; a third of the likes has not been seen yet. */
export async function insertLikes(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const likes = ordinary(cast).flatMap((one) => likesOf(one, cast, now))
  await insertAll(client, 'likes', likes)
}

function likesOf(person: Character, cast: readonly Character[], now: DateTime) {
  const random = randomFrom(person.number + 50_000)
  const liked = random.some(candidatesFor(person, cast).slice(0, 6), 2 + random.below(2))
  return liked.map((other) => {
    const at = now.minus({ hours: 1 + random.below(200) }).toMillis()
    return {
      liker_id: demoId('profile', person.number),
      liked_id: demoId('profile', other.number),
      created_at: at,
      seen_at: random.chance(0.6) ? at : null,
    }
  })
}
