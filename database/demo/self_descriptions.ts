import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { appearances, type Race } from '#core/profiles/self_description'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { sitter } from '#database/demo/portraits/sitters'
import { fairSkins } from '#database/demo/portraits/palette'
import { randomFrom } from '#database/demo/random'
import { insertAll } from '#database/insert_all'

/** Most real members have a self-description for the match finder; race follows the portrait. */
export async function insertSelfDescriptions(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const rows = cast.filter(({ fictional }) => !fictional).flatMap((one) => rowsOf(one, now))
  await insertAll(client, 'self_descriptions', rows)
}

function rowsOf(person: Character, now: DateTime) {
  // A separate seed, so that other random choices stay the same.
  const random = randomFrom(person.number + 10_000)
  const appearance = random.chance(0.45) ? random.pick(appearances) : null
  const race = random.chance(0.45) ? raceOf(person) : null
  if (!appearance && !race) return []
  const profileId = demoId('profile', person.number)
  return [{ profile_id: profileId, appearance, race, consent_at: now.toMillis() }]
}

function raceOf({ sitter: index, gender, age }: Character): Race {
  return fairSkins.includes(sitter(index, gender, age).skin) ? 'white' : 'other'
}
