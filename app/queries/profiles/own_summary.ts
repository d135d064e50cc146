import { DateTime } from 'luxon'
import { ageOn } from '#core/profiles/age'
import { completeness } from '#core/profiles/completeness'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import { interestSetOf } from '#queries/members/interests_of'
import { traitsOf } from '#queries/profiles/traits_of'

/** A member's own profile in short: the age, and what is missing. */
export async function ownSummary({ user, profile }: Member, settings: SiteSettings) {
  const content = {
    hasPicture: profile.mainPhotoId !== null,
    about: profile.about,
    interests: (await interestSetOf(profile.id)).size,
    traits: traitsOf(profile),
  }
  const age = ageOn(profile.dateOfBirth, DateTime.utc().setZone(user.timeZone))
  return { age, ...completeness(content, settings) }
}
