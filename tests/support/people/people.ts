import { newestChoiceVersion } from '#core/accounts/consents/consent'
import { DateTime } from 'luxon'
import { noTracking } from '#core/users/tracking'
import type { User } from '#core/users/user'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Profile } from '#core/profiles/profile'
import { noTraits } from '#core/profiles/traits'

export type Person = Readonly<{ user: User; profile: Profile }>
type Overrides = Readonly<{ user?: Partial<User>; profile?: Partial<Profile> }>

const siteId = '01900000-0000-7000-9000-000000000000'
const signupDate = DateTime.utc(2026, 2, 1, 12)

/** Matches their year of birth, on its own or in a date, but not within an id. */
export const birthYear = /(?<![\w-])1995(?!\w)|-1995(?![\w-])/

/** A confirmed free member: a woman of 30 in Utrecht who seeks men. */
export function ada(overrides: Overrides = {}) {
  return person(1, { name: 'Ada', gender: 'female', sexuality: 'hetero' }, overrides)
}

/** A confirmed free member: a man of 30 in Utrecht who seeks women. */
export function bob(overrides: Overrides = {}) {
  return person(2, { name: 'Bob', gender: 'male', sexuality: 'hetero' }, overrides)
}

/** A woman like Ada, who seeks women and men. */
export function cleo(overrides: Overrides = {}) {
  return person(3, { name: 'Cleo', gender: 'female', sexuality: 'bi' }, overrides)
}

/** A man like Bob, who seeks men. */
export function dirk(overrides: Overrides = {}) {
  return person(4, { name: 'Dirk', gender: 'male', sexuality: 'gay' }, overrides)
}

/** Ada before she has confirmed her address. */
export const unconfirmedAda = ada({
  user: { status: 'not_confirmed', confirmedAt: null },
  profile: { status: 'disabled' },
})

/** Stores the user and profile of each person. */
export async function join(
  repositories: Pick<Repositories, 'users' | 'profiles'>,
  ...people: readonly Person[]
) {
  for (const { user, profile } of people) {
    await repositories.users.add(user)
    await repositories.profiles.add(profile)
  }
}

/** Nobody logs in as a fictional profile. */
const noLogin = { email: null, passwordHash: null }

type Character = Pick<Profile, 'name' | 'gender' | 'sexuality'>

function person(number: number, character: Character, overrides: Overrides): Person {
  const account = userOf(number, character.name)
  const login = overrides.profile?.fictional ? noLogin : {}
  const user = { ...account, ...login, ...overrides.user }
  return { user, profile: { ...profileOf(number, user.id, character), ...overrides.profile } }
}

function userOf(number: number, name: string): User {
  return {
    id: `01900000-0000-7000-a000-00000000000${number}`,
    siteId,
    email: `${name.toLowerCase()}@example.com`,
    passwordHash: `hash of ${name} likes tea`,
    status: 'active',
    banReason: null,
    suspendedUntil: null,
    language: 'nl',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    paidUser: false,
    credits: 0,
    freeMessagesUsed: 0,
    signupDate,
    confirmedAt: signupDate,
    lastSeenAt: signupDate,
    consentVersion: DateTime.utc(2023, 12, 1, 12),
    consentAt: signupDate,
    consentsAnswered: newestChoiceVersion,
    notificationsDisabled: [],
    ...noTracking,
  }
}

function profileOf(number: number, userId: string, character: Character): Profile {
  return {
    id: `01900000-0000-7000-b000-00000000000${number}`,
    userId,
    siteId,
    ...character,
    status: 'active',
    dateOfBirth: DateTime.utc(1995, 6, 15),
    birthDateChangedAt: null,
    country: 'NL',
    regionId: 1,
    placeId: 1,
    about: null,
    ...noTraits,
    fictional: false,
    invisible: false,
    wishesInvisible: false,
    withdrawn: false,
    ownSiteOnly: false,
    openToVisitors: true,
    advertised: true,
    captioned: false,
    mainPhotoId: null,
    lastActiveAt: signupDate,
    createdAt: signupDate,
  }
}
