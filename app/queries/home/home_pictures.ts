import { photoUrl } from '#queries/profiles/photo_url'
import { read } from '#queries/read'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const pictures = 30
const lifetime = 60_000
const cache = new Map<string, { until: number; photoIds: Promise<string[]> }>()

/** Pictures of the home page: of real members whom any visitor may see here. */
export async function homePictures(siteId: string) {
  const photoIds = await cachedPhotoIds(siteId)
  return photoIds.map((id) => photoUrl(id, 'thumb', null))
}

/** A few large ones for the sign-up page, where visitors are not logged in yet. */
export async function stripPictures(siteId: string, count: number) {
  const photoIds = await cachedPhotoIds(siteId)
  return photoIds.slice(0, count).map((id) => photoUrl(id, 'full', null))
}

/** For tests. */
export function invalidateHomePictures() {
  cache.clear()
}

function cachedPhotoIds(siteId: string) {
  const known = cache.get(siteId)
  if (known && known.until > Date.now()) return known.photoIds

  const photoIds = readPhotoIds(siteId)
  cache.set(siteId, { until: Date.now() + lifetime, photoIds })
  return photoIds
}

async function readPhotoIds(siteId: string): Promise<string[]> {
  const rows = await read<{ id: string }>('photos')
    .join('profiles', 'profiles.main_photo_id', 'photos.id')
    .where({ 'profiles.status': 'active', 'profiles.fictional': false })
    .where('profiles.invisible', false)
    .whereNotIn('profiles.site_id', await sitesClosedTo(siteId))
    .where({ 'photos.status': 'active', 'photos.is_private': false })
    .orderBy('photos.id', 'desc')
    .limit(pictures)
    .select('photos.id')
  return spread(rows.map(({ id }) => id))
}

/** Interleaves members who joined together: demo portraits made in a row look alike. */
function spread(photoIds: string[]) {
  return [0, 1, 2].flatMap((first) => photoIds.filter((_, index) => index % 3 === first))
}
