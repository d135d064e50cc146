import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { randomFrom } from '#database/demo/random'
import { candidatesFor, ordinary } from '#database/demo/romances'

/** Every ordinary member has visited a few matching profiles, some of them more than once. */
export async function insertVisits(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  const visits = ordinary(cast).flatMap((one) => visitsOf(one, cast, now))
  await insertAll(client, 'visits', visits)
}

function visitsOf(person: Character, cast: readonly Character[], now: DateTime) {
  const random = randomFrom(person.number + 70_000)
  const visited = random.some(candidatesFor(person, cast).slice(0, 12), 3 + random.below(4))
  return visited.map((other) => {
    const last = now.minus({ hours: 1 + random.below(240) })
    const times = 1 + random.below(3)
    return {
      visitor_id: demoId('profile', person.number),
      visited_id: demoId('profile', other.number),
      times,
      first_at: last.minus({ days: times - 1 }).toMillis(),
      last_at: last.toMillis(),
    }
  })
}
