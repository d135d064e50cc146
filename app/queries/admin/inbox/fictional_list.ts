import type { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import type { Gender, ProfileStatus } from '#core/profiles/profile'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
import { foundCount } from '#queries/admin/lists/found_count'
import { countryName } from '#queries/places/country_choices'
import { interestSetOf } from '#queries/members/interests_of'
import { read } from '#queries/read'
import Profile from '#models/profile'
import User from '#models/user'

type Row = Readonly<{
  id: string
  name: string
  gender: Gender
  status: ProfileStatus
  country: string
  place: string
  site: string
  dateOfBirth: string
  language: string
}>

type Listing = Readonly<{ siteId: string | null; after: string | null; now: DateTime }>

/** Fictional profiles, the newest first. */
export async function fictionalList(
  { after, now, siteId }: Listing,
  locale: 'en' | 'nl',
  size = 50
) {
  const query = fictional(siteId)
    .join('places', 'places.id', 'profiles.place_id')
    .join('sites', 'sites.id', 'profiles.site_id')
    .select('profiles.id', 'profiles.name', 'profiles.gender', 'profiles.status')
    .select('profiles.country', 'profiles.date_of_birth', 'users.language')
    .select('places.name as place', 'sites.name as site')
    .orderBy('profiles.id', 'desc')
    .limit(size + 1)
  if (after) query.where('profiles.id', '<', after)
  const found = await query
  const rows = found.slice(0, size).map(({ country, dateOfBirth, ...row }) => ({
    ...row,
    age: ageOn(parseDay(dateOfBirth), now),
    country: countryName(country, locale),
  }))
  return { rows, next: found.length > size ? rows[size - 1].id : null }
}

export function fictionalCount(siteId: string | null) {
  return foundCount(fictional(siteId))
}

function fictional(siteId: string | null) {
  const query = read<Row>('profiles')
    .join('users', 'users.id', 'profiles.user_id')
    .whereRaw('profiles.fictional')
    .where('users.status', 'active')
  if (siteId) query.where('profiles.site_id', siteId)
  return query
}

/** A fictional profile of this site with what its form holds; null for any other profile. */
export async function findFictional(profileId: string, siteId: string | null) {
  const profile = await Profile.find(profileId)
  if (!profile?.fictional || (siteId !== null && profile.siteId !== siteId)) return null
  await profile.load('place')
  const { language } = await User.findOrFail(profile.userId)
  const interests = await interestSetOf(profileId)
  return { profile, language, interests, photos: await photosOf(profileId) }
}

function photosOf(profileId: string) {
  return read<Readonly<{ id: string; status: PhotoStatus; rejection: RejectionReason | null }>>(
    'photos'
  )
    .where('profile_id', profileId)
    .select('id', 'status', 'rejection')
    .orderBy(['position', 'id'])
}

/** Where a photo of a fictional profile is stored; null for any other photo. */
export async function fictionalPhoto(
  { photoId, profileId }: Readonly<{ photoId: string; profileId: string }>,
  siteId: string | null
) {
  const query = read<{ storageKey: string }>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .whereRaw('profiles.fictional')
    .where({ 'photos.id': photoId, 'profiles.id': profileId })
    .select('photos.storage_key')
  if (siteId) query.where('profiles.site_id', siteId)
  const rows = await query
  return rows.at(0)?.storageKey ?? null
}
