import type { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { parseText } from '#core/text'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { type BirthDateParts, parseBirthDate } from '#core/profiles/age'
import type { Interest } from '#core/profiles/interests'
import { checkName } from '#core/profiles/name'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import { type Home, parseCountry, parsePlace } from '#core/profiles/place'
import type { Gender, Profile } from '#core/profiles/profile'
import type { Traits } from '#core/profiles/traits'
import { ok, refuse, type Ok } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'
import { timeZoneByCountry } from '#core/sites/time_zones'

/** The form of a profile as typed. */
export type ProfileForm = Home &
  Readonly<{
    name: string
    gender: Gender
    seeking: Seeking
    /** Null: unchanged. */
    dateOfBirth: BirthDateParts | null
    about: string | null
    traits: Traits
    interests: readonly Interest[]
  }>

type Edit = Readonly<{ userId: string; form: ProfileForm; settings: SiteSettings }>

/**
 * Saves an edited profile, wholly or not at all; a new country also applies to the account, with its
 * time zone. Refuses 'invalid_fields' with every refused field: as `checkName` and `parseBirthDate` do,
 * 'birth_date_fixed' for a second correction of the birth date, 'country_not_served', 'place_unknown'
 * (also in another region or country), 'message_empty' (nothing visible) and 'text_too_long' with `max`
 * in characters. Rules: docs/product/profiles.md, Name and Birth date.
 */
export async function editProfile(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, form, settings }: Edit
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    const profile = await repositories.profiles.first({ userId })
    if (!user || !profile) throw new Error(`User ${userId} has no profile to edit`)

    const now = clock.now()
    const today = now.setZone(user.timeZone)
    const siteNames = await repositories.sites.names()
    const parsing = { settings, siteNames, today, email: user.email ?? '' }
    const fields = parseProfileFields(form, profile, parsing)
    if (!areAccepted(fields)) return refuseFields(fields)
    await saveProfile(repositories, { user, profile, form, parsed: valuesOf(fields), now })
    return ok()
  })
}

type EditState = Readonly<{ user: User; profile: Profile; form: ProfileForm; now: DateTime }>

type Parsing = Readonly<{
  settings: SiteSettings
  /** In the time zone of the account. */
  today: DateTime
  /** Address of the account; no name may be it. */
  email: string
  /** Names of the sites of this installation: nobody takes a name like one. */
  siteNames: readonly string[]
}>

/** Parses the form of a stored profile, or of a new one (null); refuses as `editProfile` does. */
export function parseProfileFields(
  form: ProfileForm,
  profile: Profile | null,
  { email, settings, siteNames, today }: Parsing
) {
  const isUnchanged = form.country === profile?.country
  const { minAge } = settings
  return {
    name: form.name === profile?.name ? ok(form.name) : checkName(form.name, email, siteNames),
    dateOfBirth: profile
      ? parseCorrectedBirthDate(form.dateOfBirth, profile, { today, minAge })
      : parseBirthDate(form.dateOfBirth ?? blankDate, today, minAge),
    country: isUnchanged ? ok(form.country) : parseCountry(form.country, settings),
    place: parsePlace(form),
    about: parseAbout(form.about, settings),
  }
}

const blankDate = { year: null, month: null, day: null }

type Accepted<T> = { [F in keyof T]: Extract<T[F], Ok<unknown>> }

/** The columns of fields that were all accepted. */
export function valuesOf(fields: Accepted<ReturnType<typeof parseProfileFields>>) {
  return {
    name: fields.name.value,
    dateOfBirth: fields.dateOfBirth.value,
    placeId: fields.place.value.id,
    about: fields.about.value,
  }
}

/** A birth date may be corrected once (decision 0020). */
function parseCorrectedBirthDate(
  parts: BirthDateParts | null,
  { dateOfBirth, birthDateChangedAt }: Profile,
  { today, minAge }: Readonly<{ today: DateTime; minAge: number }>
) {
  const { year, month, day } = dateOfBirth
  const isUnchanged = !parts || (parts.year === year && parts.month === month && parts.day === day)
  if (isUnchanged) return ok(dateOfBirth)
  return birthDateChangedAt ? refuse('birth_date_fixed') : parseBirthDate(parts, today, minAge)
}

function parseAbout(typed: string | null, settings: SiteSettings) {
  if (!typed?.trim()) return ok(null)
  const about = parseText(typed, settings)
  if (about.ok || about.refusal === 'message_empty') return about
  return refuse('text_too_long', about.details)
}

type ParsedFields = Pick<Profile, 'name' | 'dateOfBirth' | 'placeId' | 'about'>

async function saveProfile(
  { users, profiles }: Repositories,
  { user, profile, form, parsed, now }: EditState & Readonly<{ parsed: ParsedFields }>
) {
  const { gender, country, regionId, interests } = form
  const isCorrected = !parsed.dateOfBirth.hasSame(profile.dateOfBirth, 'day')
  await profiles.update(profile.id, {
    ...parsed,
    ...form.traits,
    gender,
    country,
    regionId,
    sexuality: sexualityOf(gender, form.seeking),
    birthDateChangedAt: isCorrected ? now : profile.birthDateChangedAt,
  })
  await profiles.setInterests(profile.id, interests)
  if (country === profile.country) return
  await users.update(user.id, { country, timeZone: timeZoneByCountry[country] })
}
