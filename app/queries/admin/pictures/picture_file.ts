import { read } from '#queries/read'

/** The storage key of a photo for an admin; null for one that is gone or of another site. */
export async function pictureFile(photoId: string, siteId: string | null) {
  const query = read<{ storageKey: string }>('photos')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .where('photos.id', photoId)
    .select('photos.storage_key')
  if (siteId) void query.where('profiles.site_id', siteId)
  const found = await query.first()
  return found?.storageKey ?? null
}
