import type { DateTime } from 'luxon'
import type { User } from '#core/accounts/user'
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
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** All that a member tells of themselves (section 3, Profile). */
export type ProfileForm = Home &
  Readonly<{
    name: string
    gender: Gender
    seeking: Seeking
    /** Null: as it was. */
    dateOfBirth: BirthDateParts | null
    about: string | null
    traits: Traits
    interests: readonly Interest[]
  }>

type Edit = Readonly<{ userId: string; form: ProfileForm; settings: SiteSettings }>

/**
 * Keeps a profile as the member has filled it in, all of it or nothing; who moves to another
 * country has their account there, too. Refuses 'invalid_fields' with every refused field: those
 * of name and birth date (section 5), 'birth_date_fixed' for a second correction of it,
 * 'country_not_served', 'place_unknown' (also in another region or country), 'message_empty'
 * (nothing visible) and 'text_too_long' with `max`, in characters.
 */
export async function editProfile(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, form, settings }: Edit
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    const profile = await repositories.profiles.findByUser(userId)
    if (!user || !profile) throw new Error(`User ${userId} has no profile to edit`)

    const fields = readFields({ user, profile, form, settings, now: clock.now() })
    if (!areAccepted(fields)) return refuseFields(fields)
    const told = {
      name: fields.name.value,
      dateOfBirth: fields.dateOfBirth.value,
      placeId: fields.place.value.id,
      about: fields.about.value,
    }
    await keep(repositories, { user, profile, form, told, now: clock.now() })
    return ok()
  })
}

type Reading = Readonly<{ user: User; profile: Profile; form: ProfileForm; now: DateTime }>

function readFields({ user, profile, form, settings, now }: Reading & Pick<Edit, 'settings'>) {
  const today = now.setZone(user.timeZone)
  const stays = form.country === profile.country
  return {
    name: checkName(form.name, user.email ?? ''),
    dateOfBirth: readBirthDate(form.dateOfBirth, profile, { today, minAge: settings.minAge }),
    country: stays ? ok(form.country) : parseCountry(form.country, settings),
    place: parsePlace(form),
    about: readAbout(form.about, settings),
  }
}

/** A slip of the fingers can be put right once; an age that changes with the season cannot. */
function readBirthDate(
  parts: BirthDateParts | null,
  { dateOfBirth, birthDateChangedAt }: Profile,
  { today, minAge }: Readonly<{ today: DateTime; minAge: number }>
) {
  const { year, month, day } = dateOfBirth
  const stays = !parts || (parts.year === year && parts.month === month && parts.day === day)
  if (stays) return ok(dateOfBirth)
  return birthDateChangedAt ? refuse('birth_date_fixed') : parseBirthDate(parts, today, minAge)
}

function readAbout(written: string | null, settings: SiteSettings) {
  if (!written?.trim()) return ok(null)
  const about = parseText(written, settings)
  if (about.ok || about.refusal === 'message_empty') return about
  return refuse('text_too_long', about.details)
}

type Told = Pick<Profile, 'name' | 'dateOfBirth' | 'placeId' | 'about'>

async function keep(
  { users, profiles }: Repositories,
  { user, profile, form, told, now }: Reading & Readonly<{ told: Told }>
) {
  const { gender, country, regionId, interests } = form
  const isCorrected = !told.dateOfBirth.hasSame(profile.dateOfBirth, 'day')
  await profiles.update(profile.id, {
    ...told,
    ...form.traits,
    gender,
    country,
    regionId,
    sexuality: sexualityOf(gender, form.seeking),
    birthDateChangedAt: isCorrected ? now : profile.birthDateChangedAt,
  })
  await profiles.tellInterests(profile.id, interests)
  if (country !== profile.country) await users.update(user.id, { country })
}
