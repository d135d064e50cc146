import db from '@adonisjs/lucid/services/db'
import { photoUrl } from '#queries/profiles/photo_url'

const pictures = 30
const keepForMilliseconds = 60_000
const kept = new Map<string, { until: number; photoIds: Promise<string[]> }>()

/** Pictures for the wall of the home page: real members of this site who may be seen by anyone. */
export async function wallPictures(siteId: string) {
  const photoIds = await keptPhotoIds(siteId)
  return photoIds.map((id) => photoUrl(id, 'thumb'))
}

/** A few of them, large enough to look at. */
export async function stripPictures(siteId: string, count: number) {
  const photoIds = await keptPhotoIds(siteId)
  return photoIds.slice(0, count).map((id) => photoUrl(id, 'full'))
}

/** The members changed: the next visit sees them. */
export function forgetWall() {
  kept.clear()
}

function keptPhotoIds(siteId: string) {
  const known = kept.get(siteId)
  if (known && known.until > Date.now()) return known.photoIds

  const photoIds = readPhotoIds(siteId)
  kept.set(siteId, { until: Date.now() + keepForMilliseconds, photoIds })
  return photoIds
}

async function readPhotoIds(siteId: string): Promise<string[]> {
  const rows: { id: string }[] = await db
    .from('photos')
    .join('profiles', 'profiles.main_photo_id', 'photos.id')
    .where({ 'profiles.site_id': siteId, 'profiles.status': 'active' })
    .where({ 'profiles.fictional': false, 'profiles.invisible': false })
    .where({ 'photos.status': 'active', 'photos.is_private': false })
    .orderBy('photos.id', 'desc')
    .limit(pictures)
    .select('photos.id')
  return rows.map(({ id }) => id)
}
