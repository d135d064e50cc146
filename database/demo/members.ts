import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { agreedToOldTerms, insertConsents } from '#database/demo/consents'
import { demoId } from '#database/demo/ids'
import { joinedOf } from '#database/demo/leads'
import { lookOf } from '#database/demo/look'
import { insertMembers, memberRows } from '#database/demo/member_rows'
import { randomFrom } from '#database/demo/random'

export type Home = Readonly<{ regionId: number; placeId: number }>

type CastOptions = Readonly<{
  siteId: string
  passwordHash: string
  now: DateTime
  homes: Record<string, readonly Home[]>
}>

const oldTerms = DateTime.utc(2023)

/** Adds a user, a profile and interests for every character. */
export async function insertCast(
  client: TransactionClientContract,
  cast: readonly Character[],
  options: CastOptions
) {
  const outdated = agreedToOldTerms(cast)
  const people = cast.map((person) => rowsOf(person, options, outdated.has(person.number)))
  const users = await insertMembers(client, people)
  await insertConsents(client, cast, users)
  await insertAll(
    client,
    'profile_interests',
    people.flatMap(({ interests }) => interests)
  )
}

export function demoEmail(number: number) {
  return `member${number}@vonk.example`
}

export function emailOf({ lead, name, number }: Character) {
  return lead ? `${name.toLowerCase()}@vonk.example` : demoEmail(number)
}

function rowsOf(
  person: Character,
  { siteId, passwordHash, now, homes }: CastOptions,
  agreedToOld: boolean
) {
  const random = randomFrom(person.number)
  const joined = joinedOf(person, now) ?? joinedAt(person, now, random.below(200))
  const isNew = person.lead === 'newcomer'
  const active = lastActive(now, random.below(100))
  const home = random.pick(homes[person.country])
  const { interests, traits } = lookOf(person, random)
  return {
    ...memberRows({
      userId: demoId('user', person.number),
      profileId: demoId('profile', person.number),
      siteId,
      language: person.language,
      country: person.country,
      home,
      joined: joined.toMillis(),
      active: active.toMillis(),
      user: {
        email: person.fictional ? null : emailOf(person),
        password_hash: person.fictional ? null : passwordHash,
        paid_user: person.premium,
        ...(isNew && { status: 'not_confirmed', confirmed_at: null }),
        ...(agreedToOld && { consent_version: oldTerms.toMillis() }),
      },
      profile: {
        name: person.name,
        gender: person.gender,
        sexuality: person.sexuality,
        date_of_birth: birthDate(person, now, random.below(365)),
        about: person.about,
        fictional: person.fictional,
        advertised: !person.fictional,
        captioned: !person.fictional && person.number % 3 !== 0,
        ...traits,
        ...(isNew && { status: 'disabled' }),
      },
    }),
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

/** `chance` is 0 to 99: a quarter is online, a third was active today, the rest within two weeks. */
export function lastActive(now: DateTime, chance: number) {
  if (chance < 25) return now.minus({ seconds: chance * 4 })
  if (chance < 60) return now.minus({ minutes: chance * 9 })
  return now.minus({ hours: (chance - 59) * 8 })
}

function birthDate({ age }: Character, now: DateTime, day: number) {
  return now.minus({ years: age, days: day }).toISODate()
}
