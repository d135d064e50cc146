import type { Uses } from '#core/ports'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
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
}>

type Earlier = Readonly<{
  id: string
  photoId: string
  status: PhotoStatus
  rejection: RejectionReason | null
  decidedAt: number
  /** Null for the terminal, and for the site itself. */
  admin: string | null
  automatic: boolean
}>

/** Earlier decisions shown with a photo. */
const mostEarlier = 5

/** What admins see of photos, in the order of the ids. */
export async function photosForReview(ports: Uses<'unitOfWork'>, ids: readonly string[]) {
  const rows = await read<Row>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .whereIn('photos.id', [...ids])
    .select('photos.id', 'photos.created_at', 'photos.caption', 'photos.is_private')
    .select('photos.width', 'photos.height', 'profiles.name', 'profiles.user_id')
  const shown = []
  for (const id of ids) {
    const row = rows.find((one) => one.id === id)
    if (row) shown.push({ photo: row, earlier: await earlierDecisions(ports, id) })
  }
  return shown
}

export type ShownPhoto = Awaited<ReturnType<typeof photosForReview>>[number]

/** Decisions about this photo and others of the same picture, latest first. */
async function earlierDecisions({ unitOfWork }: Uses<'unitOfWork'>, photoId: string) {
  const same = await unitOfWork.run(async ({ photoHashes }) => {
    const { hash = null, mirrored = null } = (await photoHashes.find(photoId)) ?? {}
    if (hash === null || mirrored === null) return []
    return photoHashes.alike({ hash, mirrored }, photoId)
  })
  const photoIds = [photoId, ...same.map((one) => one.photoId)]
  return read<Earlier>('photo_decisions')
    .leftJoin('admins', 'admins.id', 'photo_decisions.admin_id')
    .whereIn('photo_decisions.photo_id', photoIds)
    .whereNull('photo_decisions.undone_at')
    .orderBy('photo_decisions.decided_at', 'desc')
    .limit(mostEarlier)
    .select('photo_decisions.id', 'photo_decisions.photo_id', 'photo_decisions.status')
    .select('photo_decisions.rejection', 'photo_decisions.decided_at')
    .select('photo_decisions.automatic', 'admins.name as admin')
}
