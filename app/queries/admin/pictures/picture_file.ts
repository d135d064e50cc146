import { DateTime } from 'luxon'
import { isAtHand } from '#core/admin/pictures/why_sharp'
import type { PhotoStatus } from '#core/profiles/photos/photo'
import { read } from '#queries/read'

type Row = Readonly<{
  storageKey: string
  isPrivate: boolean
  status: PhotoStatus
  siteId: string
}>

/** A photo for an admin, and what says how they may see it; null for one that is gone or of another site. */
export async function pictureFile(photoId: string, siteId: string | null, now: DateTime) {
  const query = read<Row>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .where('photos.id', photoId)
    .select('photos.storage_key', 'photos.is_private', 'photos.status', 'profiles.site_id')
  if (siteId) void query.where('profiles.site_id', siteId)
  const found = (await query).at(0)
  if (!found) return null
  return {
    ...found,
    decidedAt: await lastDecision(photoId),
    isInCase: (await appealsAbout(photoId)).some((closedAt) => isAtHand(closedAt, now)),
  }
}

async function lastDecision(photoId: string) {
  const [last] = await read<Readonly<{ decidedAt: number }>>('photo_decisions')
    .where({ photo_id: photoId })
    .whereNull('undone_at')
    .select('decided_at')
    .orderBy('decided_at', 'desc')
    .limit(1)
  return last ? DateTime.fromMillis(last.decidedAt, { zone: 'utc' }) : null
}

/** When each appeal about a photo was decided; null for one that waits. */
async function appealsAbout(photoId: string) {
  const appeals = await read<Readonly<{ decidedAt: number | null }>>('appeals')
    .join('measures', 'measures.id', 'appeals.measure_id')
    .where('measures.subject_id', photoId)
    .select('appeals.decided_at')
  return appeals.map(({ decidedAt }) => {
    return decidedAt === null ? null : DateTime.fromMillis(decidedAt, { zone: 'utc' })
  })
}
