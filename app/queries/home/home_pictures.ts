import { keptWhileShown } from '#queries/kept_for'
import { readReplica } from '#queries/replica/read_replica'
import { photoUrl } from '#queries/profiles/photo_url'
import { poolOfVisitor, withinPool } from '#queries/sites/pool'

const pictures = 30
/** With fewer members the same faces would come again and again: none is shown. */
const fewest = 60
const lifetime = 60_000
const photoIds = keptWhileShown(lifetime, readPhotoIds)

/**
 * Pictures of the home page: of real members who agreed to be shown to visitors, or drawings until
 * there are enough of them.
 */
export async function homePictures(siteId: string) {
  const ids = await photoIds.get(siteId)
  const drawn = ids.length === 0
  return { drawn, pictures: drawn ? drawings : ids.map((id) => photoUrl(id, 'thumb', null)) }
}

/** A few for the sign-up page, where visitors are not logged in yet: small ones, and large ones for wide screens. */
export async function stripPictures(siteId: string, count: number) {
  const ids = (await photoIds.get(siteId)).slice(0, count)
  if (ids.length === 0) return drawings.slice(0, count).map((url) => ({ thumb: url, full: url }))
  return ids.map((id) => ({ thumb: photoUrl(id, 'thumb', null), full: photoUrl(id, 'full', null) }))
}

/** In public/drawings. */
const drawings = Array.from({ length: 24 }, (_, index) => `/drawings/${index + 1}.svg`)

/** For tests. */
export const invalidateHomePictures = photoIds.forget

/** By the index `profiles_advertised_pictures`, whose conditions are written out as it asks for. */
async function readPhotoIds(siteId: string): Promise<string[]> {
  const pool = await poolOfVisitor(siteId)
  const rows = await readReplica((read) =>
    withinPool(read<{ id: string }>('profiles'), pool)
      .join('photos', 'photos.id', 'profiles.main_photo_id')
      .whereRaw(`profiles.advertised and profiles.status = 'active' and not profiles.invisible`)
      .whereNotNull('profiles.main_photo_id')
      .where('profiles.fictional', false)
      .where({ 'photos.status': 'active', 'photos.is_private': false })
      .orderBy('profiles.main_photo_id', 'desc')
      .limit(fewest)
      .select('photos.id')
  )
  if (rows.length < fewest) return []
  return spread(rows.slice(0, pictures).map(({ id }) => id))
}

/** Interleaves members who joined together: demo portraits made in a row look alike. */
function spread(ids: string[]) {
  return [0, 1, 2].flatMap((first) => ids.filter((_, index) => index % 3 === first))
}
