import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { countries } from '#core/sites/countries'
import { findHomes } from '#database/demo/homes'
import { demoId } from '#database/demo/ids'
import type { Home } from '#database/demo/members'
import { timeZones } from '#database/demo/population'
import { randomFrom, type Random } from '#database/demo/random'
import { insertAll } from '#database/insert_all'
import { installSite } from '#database/install/site'

const membersAtOnce = 4000

/**
 * Fills the site with members that nobody wrote a word for, to measure how it holds up. They
 * lend their pictures from the demo world, which has to be there.
 */
export async function gatherCrowd(
  client: TransactionClientContract,
  members: number,
  now: DateTime
) {
  const [site, homes] = [await installSite(client), await findHomes(client)]
  for (let first = 0; first < members; first += membersAtOnce) {
    const count = Math.min(membersAtOnce, members - first)
    const people = Array.from({ length: count }, (_, index) =>
      passerBy(first + index, site.id, homes, now)
    )
    await insertAll(
      client,
      'users',
      people.map(({ user }) => user)
    )
    await insertAll(
      client,
      'profiles',
      people.map(({ profile }) => profile)
    )
  }
}

function passerBy(
  number: number,
  siteId: string,
  homes: Record<string, readonly Home[]>,
  now: DateTime
) {
  const random = randomFrom(number + 900_000)
  const country = random.pick(countries)
  const { regionId, placeId } = random.pick(homes[country])
  const seen = now.minus({ minutes: 10 + random.below(80_000) }).toMillis()
  const joined = now.minus({ days: 60 + random.below(700) }).toMillis()
  const userId = uuid()
  return {
    user: {
      id: userId,
      site_id: siteId,
      status: 'active',
      language: 'en',
      country,
      time_zone: timeZones[country],
      signup_date: joined,
      confirmed_at: joined,
      last_seen_at: seen,
    },
    profile: {
      id: uuid(),
      user_id: userId,
      site_id: siteId,
      name: `Member ${number}`,
      status: 'active',
      ...orientation(random),
      date_of_birth: now
        .minus({ years: 18 + random.below(55), days: random.below(365) })
        .toISODate(),
      country,
      region_id: regionId,
      place_id: placeId,
      main_photo_id: random.chance(0.8) ? demoId('photo', 5 + random.below(1600)) : null,
      last_active_at: seen,
      created_at: joined,
    },
  }
}

function orientation(random: Random) {
  const gender = random.chance(0.5) ? 'female' : 'male'
  const own = gender === 'female' ? 'lesbian' : 'gay'
  return { gender, sexuality: random.pick(['hetero', 'hetero', 'hetero', 'hetero', 'bi', own]) }
}
