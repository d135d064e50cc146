import type { DateTime } from 'luxon'
import { choiceVersions, newestChoiceVersion, type Consent } from '#core/accounts/consents/consent'
import type { SeenBy } from '#core/accounts/signing_up/sign_up_form'
import { parseTracking, type Tracking } from '#core/users/tracking'
import type { User } from '#core/users/user'
import type { Interest } from '#core/profiles/interests'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import type { Place } from '#core/profiles/place'
import type { Gender, Profile } from '#core/profiles/profile'
import { noTraits } from '#core/profiles/traits'
import type { Ok } from '#core/result'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

export type Member = Readonly<{ user: User; profile: Profile; consents: readonly Consent[] }>

/** The accepted fields of the sign-up form. */
export type AcceptedForm = Readonly<{
  email: Ok<string>
  name: Ok<string>
  dateOfBirth: Ok<DateTime>
  country: Ok<Country>
  place: Ok<Pick<Place, 'id' | 'regionId'>>
  signupMessage: Ok<string | null>
  seenBy: Ok<SeenBy>
  ownSiteOnly: Ok<boolean>
}>

/** What a sign-up says beside the fields of its form. */
export type Circumstances = Readonly<{
  siteId: string
  gender: Gender
  seeking: Seeking
  language: Locale
  /** IANA name from the browser; an unknown one counts as UTC. */
  timeZone: string
  /** The version of the terms on the page: see `termsVersionDate`. */
  termsVersion: DateTime
  tracking: Tracking
  /** What they chose of it on a lander. */
  interests: readonly Interest[]
}>

type NewRecord = Readonly<{
  userId: string
  profileId: string
  /** Ids of the first lines in the log of consents. */
  consentIds: readonly [string, string, string]
  passwordHash: string
  now: DateTime
}>

/** Creates an unconfirmed member: without credits, and with a profile that nobody finds yet. */
export function newMember(about: Circumstances, form: AcceptedForm, start: NewRecord): Member {
  return {
    user: newUser(about, form, start),
    profile: newProfile(about, form, start),
    consents: firstConsents(about, form, start),
  }
}

function firstConsents(
  { termsVersion }: Circumstances,
  { seenBy }: AcceptedForm,
  { consentIds, now, userId }: NewRecord
): Consent[] {
  const { looking_for: lookingFor, visitors } = choiceVersions
  const opens = seenBy.value === 'everybody'
  const lines = [
    { kind: 'terms', given: true, version: termsVersion },
    { kind: 'looking_for', given: true, version: lookingFor },
    { kind: 'visitors', given: opens, version: visitors },
  ] as const
  return lines.map((line, index) => ({
    id: consentIds[index],
    userId,
    ...line,
    place: 'sign_up',
    at: now,
  }))
}

function newUser(about: Circumstances, form: AcceptedForm, start: NewRecord): User {
  return {
    id: start.userId,
    siteId: about.siteId,
    email: form.email.value,
    passwordHash: start.passwordHash,
    status: 'not_confirmed',
    banReason: null,
    suspendedUntil: null,
    language: about.language,
    country: form.country.value,
    timeZone: about.timeZone,
    paidUser: false,
    credits: 0,
    freeMessagesUsed: 0,
    signupDate: start.now,
    confirmedAt: null,
    lastSeenAt: start.now,
    consentVersion: about.termsVersion,
    consentAt: start.now,
    consentsAnswered: newestChoiceVersion,
    notificationsDisabled: [],
    ...parseTracking(about.tracking),
  }
}

function newProfile(about: Circumstances, form: AcceptedForm, start: NewRecord): Profile {
  return {
    id: start.profileId,
    userId: start.userId,
    siteId: about.siteId,
    name: form.name.value,
    status: 'disabled',
    gender: about.gender,
    sexuality: sexualityOf(about.gender, about.seeking),
    dateOfBirth: form.dateOfBirth.value,
    birthDateChangedAt: null,
    country: form.country.value,
    regionId: form.place.value.regionId,
    placeId: form.place.value.id,
    about: form.signupMessage.value,
    ...noTraits,
    fictional: false,
    invisible: false,
    wishesInvisible: false,
    withdrawn: false,
    ownSiteOnly: form.ownSiteOnly.value,
    openToVisitors: form.seenBy.value === 'everybody',
    advertised: false,
    captioned: false,
    mainPhotoId: null,
    lastActiveAt: start.now,
    createdAt: start.now,
  }
}
