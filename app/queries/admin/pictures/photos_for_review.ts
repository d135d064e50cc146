import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
import { samePictures } from '#queries/admin/pictures/same_pictures'
import { read } from '#queries/read'

type Row = Readonly<{
  id: string
  createdAt: number
  caption: string | null
  isPrivate: boolean
  width: number
  height: number
  name: string
  userId: string
  dateOfBirth: string
  timeZone: string
  mainPhotoId: string | null
}>

type Earlier = Readonly<{
  id: string
  photoId: string
  status: PhotoStatus
  rejection: RejectionReason | null
  decidedAt: number
  /** Which of the pictures asked for it is about, from 0. */
  place: number
  /** Null for the terminal, and for the site itself. */
  admin: string | null
  automatic: boolean
}>

/** Earlier decisions shown with a photo. */
const mostEarlier = 5

/** What admins see of photos, in the order of the ids. */
export async function photosForReview(ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await read<Row>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .join('users', 'users.id', 'profiles.user_id')
    .whereIn('photos.id', [...ids])
    .select('photos.id', 'photos.created_at', 'photos.caption', 'photos.is_private')
    .select('photos.width', 'photos.height', 'profiles.name', 'profiles.user_id')
    .select('profiles.date_of_birth', 'profiles.main_photo_id', 'users.time_zone')
  const same = await samePictures(ids)
  const ofBanned = await picturesOfBanned([...same.values()].flat())
  const earlier = await earlierDecisions(ids.map((id) => [id, ...(same.get(id) ?? [])]))
  return ids.flatMap((id, index) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const { dateOfBirth, timeZone, ...photo } = row
    const age = ageOn(parseDay(dateOfBirth), DateTime.utc().setZone(timeZone))
    return [
      {
        photo,
        age,
        earlier: earlier.filter((one) => one.place === index),
        isOfBanned: same.get(id)?.some((one) => ofBanned.has(one)) ?? false,
      },
    ]
  })
}

export type ShownPhoto = Awaited<ReturnType<typeof photosForReview>>[number]

/** Which of these photos are in the album of a banned member, or were in that of one whose account is erased. */
async function picturesOfBanned(ids: readonly string[]) {
  const rows = await read<{ photoId: string }>('photo_hashes')
    .leftJoin('photos', 'photos.id', 'photo_hashes.photo_id')
    .leftJoin('profiles', 'profiles.id', 'photos.profile_id')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .whereIn('photo_hashes.photo_id', [...ids])
    .where((query) =>
      query.where('users.status', 'banned').orWhere('photo_hashes.banned_until', '>', Date.now())
    )
    .select('photo_hashes.photo_id')
  return new Set(rows.map(({ photoId }) => photoId))
}

/** The latest decisions about the photos of each picture, in one statement for all of them. */
function earlierDecisions(pictures: readonly (readonly string[])[]) {
  const [first, ...others] = pictures.map(latestOf)
  return read<Earlier>(first.unionAll(others as never).as('latest'))
    .leftJoin('admins', 'admins.id', 'latest.admin_id')
    .orderBy('latest.decided_at', 'desc')
    .select('latest.id', 'latest.photo_id', 'latest.status', 'latest.rejection')
    .select('latest.decided_at', 'latest.automatic', 'latest.place', 'admins.name as admin')
}

/** Wrapped, as SQLite limits no part of a union. */
function latestOf(photoIds: readonly string[], place: number) {
  const decisions = db
    .from('photo_decisions')
    .whereIn('photo_id', [...photoIds])
    .whereNull('undone_at')
    .orderBy('decided_at', 'desc')
    .limit(mostEarlier)
  return db
    .from(decisions.as('decisions'))
    .select('decisions.*')
    .select(db.raw(`${place} as place`))
}
