import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { countries } from '#core/sites/countries'
import { findHomes } from '#database/demo/homes'
import { demoId } from '#database/demo/ids'
import type { Home } from '#database/demo/members'
import { insertMembers, memberRows } from '#database/demo/member_rows'
import { randomFrom, type Random } from '#database/demo/random'

const membersAtOnce = 4000

/**
 * Adds generated members without bios, for load tests. They reuse photos of the demo world, which
 * must exist.
 */
export async function insertCrowd(
  client: TransactionClientContract,
  members: number,
  now: DateTime
) {
  const site = await client.from('sites').orderBy('created_at').firstOrFail()
  const homes = await findHomes(client)
  for (let first = 0; first < members; first += membersAtOnce) {
    const count = Math.min(membersAtOnce, members - first)
    const people = Array.from({ length: count }, (_, index) =>
      crowdMember(first + index, site.id, homes, now)
    )
    await insertMembers(client, people)
  }
}

function crowdMember(
  number: number,
  siteId: string,
  homes: Record<string, readonly Home[]>,
  now: DateTime
) {
  const random = randomFrom(number + 900_000)
  const country = random.pick(countries)
  const home = random.pick(homes[country])
  const active = now.minus({ minutes: 10 + random.below(80_000) }).toMillis()
  const joined = now.minus({ days: 60 + random.below(700) }).toMillis()
  return memberRows({
    userId: uuid(),
    profileId: uuid(),
    siteId,
    language: 'en',
    country,
    home,
    joined,
    active,
    profile: {
      name: `Member ${number}`,
      ...orientation(random),
      date_of_birth: now
        .minus({ years: 18 + random.below(55), days: random.below(365) })
        .toISODate(),
      main_photo_id: random.chance(0.8) ? demoId('photo', 5 + random.below(1600)) : null,
    },
  })
}

function orientation(random: Random) {
  const gender = random.chance(0.5) ? 'female' : 'male'
  const own = gender === 'female' ? 'lesbian' : 'gay'
  return { gender, sexuality: random.pick(['hetero', 'hetero', 'hetero', 'hetero', 'bi', own]) }
}
