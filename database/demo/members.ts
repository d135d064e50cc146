import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type DateTime } from 'luxon'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { lookOf } from '#database/demo/look'
import { timeZones } from '#database/demo/population'
import { randomFrom } from '#database/demo/random'

export type Home = Readonly<{ regionId: number; placeId: number }>

type Settlement = Readonly<{
  siteId: string
  passwordHash: string
  now: DateTime
  homes: Record<string, readonly Home[]>
}>

/** Moves the cast in: an account and a profile each. */
export async function settleMembers(
  client: TransactionClientContract,
  cast: readonly Character[],
  settlement: Settlement
) {
  const people = cast.map((person) => rowsOf(person, settlement))
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
  await insertAll(
    client,
    'profile_interests',
    people.flatMap(({ interests }) => interests)
  )
}

export function demoEmail(number: number) {
  return `member${number}@vonk.example`
}

function rowsOf(person: Character, { siteId, passwordHash, now, homes }: Settlement) {
  const random = randomFrom(person.number)
  const joined = joinedAt(person, now, random.below(200))
  const active = lastActive(now, random.below(100))
  const home = random.pick(homes[person.country])
  const { interests, traits } = lookOf(person, random)
  return {
    user: {
      id: demoId('user', person.number),
      site_id: siteId,
      email: person.fictional ? null : demoEmail(person.number),
      password_hash: person.fictional ? null : passwordHash,
      status: 'active',
      language: person.language,
      country: person.country,
      time_zone: timeZones[person.country],
      paid_user: person.premium,
      signup_date: joined.toMillis(),
      confirmed_at: joined.toMillis(),
      last_seen_at: active.toMillis(),
    },
    profile: {
      id: demoId('profile', person.number),
      user_id: demoId('user', person.number),
      site_id: siteId,
      name: person.name,
      status: 'active',
      gender: person.gender,
      sexuality: person.sexuality,
      date_of_birth: birthDate(person, now, random.below(365)),
      country: person.country,
      region_id: home.regionId,
      place_id: home.placeId,
      about: person.about,
      fictional: person.fictional,
      last_active_at: active.toMillis(),
      created_at: joined.toMillis(),
      ...traits,
    },
    interests: interests.map((interest) => ({
      profile_id: demoId('profile', person.number),
      interest,
    })),
  }
}

/** One in eight joined this week, the others within the last seven months. */
function joinedAt({ number }: Character, now: DateTime, daysAgo: number) {
  return now.minus({ days: number % 8 === 0 ? daysAgo % 7 : 7 + daysAgo, minutes: number * 7 })
}

/** A quarter is online, half of the rest was here today, the others within two weeks. */
export function lastActive(now: DateTime, chance: number) {
  if (chance < 25) return now.minus({ seconds: chance * 4 })
  if (chance < 60) return now.minus({ minutes: chance * 9 })
  return now.minus({ hours: (chance - 59) * 8 })
}

function birthDate({ age }: Character, now: DateTime, day: number) {
  return now.minus({ years: age, days: day }).toISODate()
}
