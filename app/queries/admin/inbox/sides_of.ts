import type { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import type { Traits } from '#core/profiles/traits'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { standingOf, type UserStatus } from '#core/users/user'
import Conversation from '#models/conversation'
import { interestsOf } from '#queries/members/interests_of'
import { read } from '#queries/read'

export type Side = Traits &
  Readonly<{
    id: string
    userId: string
    siteId: string
    name: string
    fictional: boolean
    about: string | null
    country: Country
    dateOfBirth: string
    place: string
    site: string
    status: UserStatus
    suspendedUntil: number | null
    language: Locale
    timeZone: string
    storageKey: string | null
  }>

/**
 * The two of a conversation with a fictional profile, with what everyone sees of each; null for a
 * conversation of two members, and for one that is not of this site.
 */
export async function sidesOf(conversationId: string, siteId: string | null) {
  const rows = await read<Side>('participants')
    .join('profiles', 'profiles.id', 'participants.profile_id')
    .join('users', 'users.id', 'profiles.user_id')
    .join('places', 'places.id', 'profiles.place_id')
    .join('sites', 'sites.id', 'profiles.site_id')
    .leftJoin('photos', (join) =>
      join
        .on('photos.id', 'profiles.main_photo_id')
        .onVal('photos.status', 'active')
        .onVal('photos.is_private', false)
    )
    .where('participants.conversation_id', conversationId)
    .select('profiles.id', 'profiles.user_id', 'profiles.site_id', 'profiles.name')
    .select('profiles.fictional', 'profiles.about', 'profiles.country', 'profiles.date_of_birth')
    .select('profiles.hair_colour', 'profiles.eye_colour', 'profiles.body_type')
    .select('profiles.relationship_status', 'profiles.reason_for_signup', 'profiles.tattoos')
    .select('places.name as place', 'sites.name as site', 'photos.storage_key')
    .select('users.status', 'users.suspended_until', 'users.language', 'users.time_zone')
  const fictional = rows.find((row) => row.fictional)
  const member = rows.find((row) => !row.fictional)
  const isSeen = siteId === null || rows.every((row) => row.siteId === siteId)
  return fictional && member && isSeen ? { fictional, member } : null
}

/** Such a side as the page shows it. */
export async function shownSide(side: Side, now: DateTime) {
  const { about, country, id, language, name, place, site, storageKey, userId } = side
  return {
    about,
    country,
    id,
    language,
    name,
    place,
    site,
    userId,
    age: ageOn(parseDay(side.dateOfBirth), now.setZone(side.timeZone)),
    hasPortrait: storageKey !== null,
    interests: (await interestsOf(id, undefined)).map(({ key }) => key),
    standing: standingOf(side),
    traits: side as Traits,
  }
}

/** Whether one of the two blocks the other. */
export async function isBlocked(one: string, other: string) {
  const rows = await read<{ blockerId: string }>('blocks')
    .whereIn('blocker_id', [one, other])
    .whereIn('blocked_id', [one, other])
    .select('blocker_id')
    .limit(1)
  return rows.length > 0
}

/** Whether an admin has paused a conversation. */
export async function isPaused(conversationId: string) {
  const { pausedAt } = await Conversation.findOrFail(conversationId)
  return pausedAt !== null
}
