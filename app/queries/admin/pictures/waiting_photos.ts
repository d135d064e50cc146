import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { loginStatuses } from '#core/users/user'
import { read } from '#queries/read'
import type { TimeCursor } from '#queries/time_cursor'

type Looker = Readonly<{ adminId: string; siteId: string | null; now: DateTime }>

/** The ids of photos that wait and that no other admin has in hand, oldest first. */
export async function freePhotos(
  { adminId, now, siteId }: Looker,
  { after, limit }: Readonly<{ after: TimeCursor | null; limit: number }>
) {
  const query = waiting(siteId)
    .joinRaw(
      `left join work_claims on work_claims.kind = 'photo'
       and work_claims.subject_id = cast(photos.id as text)`
    )
    .where((free) => {
      void free
        .whereNull('work_claims.admin_id')
        .orWhere('work_claims.admin_id', adminId)
        .orWhere('work_claims.until', '<=', now.toMillis())
    })
    .orderBy(['photos.created_at', 'photos.id'])
    .limit(limit)
    .select('photos.id')
  if (after) void query.whereRaw('(photos.created_at, photos.id) > (?, ?)', [after.at, after.id])
  const rows: { id: string }[] = await query
  return rows.map(({ id }) => id)
}

/** How many photos wait, and since when the oldest does, in milliseconds. */
export async function waitingTotals(siteId: string | null) {
  const [row] = await waiting(siteId).count('* as number').min('photos.created_at as oldest')
  return row as Readonly<{ number: number; oldest: number | null }>
}

/** The other admins who have photos in hand now, with how many. */
export async function lookers({ adminId, now, siteId }: Looker) {
  const held = await read<{ id: string; adminId: string; name: string }>('work_claims')
    .join('admins', 'admins.id', 'work_claims.admin_id')
    .where('work_claims.kind', 'photo')
    .where('work_claims.until', '>', now.toMillis())
    .whereNot('work_claims.admin_id', adminId)
    .orderBy('admins.name')
    .select('work_claims.subject_id as id', 'admin_id', 'admins.name')
  // Apart, as ids of photos are texts there, by which no index finds photos.
  const there = await photosOf(
    held.map(({ id }) => id),
    siteId
  )
  const byAdmin = Map.groupBy(
    held.filter(({ id }) => there.has(id)),
    (one) => one.adminId
  )
  return [...byAdmin.values()].map((own) => ({ name: own[0].name, photos: own.length }))
}

async function photosOf(ids: readonly string[], siteId: string | null) {
  const query = read<{ id: string }>('photos')
    .whereIn('photos.id', [...ids])
    .select('photos.id')
  if (siteId) {
    query.join('profiles', 'profiles.id', 'photos.profile_id').where('profiles.site_id', siteId)
  }
  const rows = await query
  return new Set(rows.map(({ id }) => id))
}

/** Photos of members who are being deleted wait until these come back. */
function waiting(siteId: string | null) {
  const query = read<Record<string, unknown>>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .join('users', 'users.id', 'profiles.user_id')
    .where('photos.status', 'pending')
    // Not the column itself: SQLite would begin with all members of these statuses.
    .whereIn(db.raw("coalesce(users.status, '')") as never, [...loginStatuses])
  if (siteId) void query.where('profiles.site_id', siteId)
  return query as ReturnType<typeof read<never>>
}
